import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import ini from "highlight.js/lib/languages/ini";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import MarkdownIt from "markdown-it";

hljs.registerLanguage("toml", ini);
hljs.registerLanguage("sh", bash);
hljs.registerLanguage("js", javascript);
hljs.registerLanguage("ts", javascript);
hljs.registerLanguage("json", json);

const markdown = new MarkdownIt({
  highlight: (code, language) =>
    hljs.getLanguage(language) === undefined ? "" : hljs.highlight(code, { language }).value,
});

/** A page rendered: its title, its markup, and its words. */
export interface RenderedPage {
  readonly title: string;
  readonly html: string;
  readonly text: string;
}

/** Renders a page of Markdown; `link` says where each link leads in the site. Markup in it is shown as text. */
export function renderPage(source: string, link: (target: string) => string): RenderedPage {
  const tokens = markdown.parse(source, {});
  const words: string[] = [];
  let title = "";
  for (const [index, token] of tokens.entries()) {
    if (token.type === "fence") words.push(token.content);
    if (token.type === "table_open") token.attrSet("class", "table");
    if (token.type !== "inline") continue;
    words.push(wordsOf(token.children ?? []));
    for (const child of token.children ?? []) {
      const target = child.attrGet("href");
      if (child.type === "link_open" && target !== null) child.attrSet("href", link(String(target)));
    }
    const before = tokens[index - 1];
    if (before?.type !== "heading_open") continue;
    const heading = wordsOf(token.children ?? []);
    before.attrSet("id", anchorOf(heading));
    if (before.tag === "h1") title ||= heading;
  }
  return { title, html: markdown.renderer.render(tokens, markdown.options, {}), text: words.join(" ") };
}

/** A text as part of a page. */
export function escapeHtml(text: string): string {
  return markdown.utils.escapeHtml(text);
}

function wordsOf(children: readonly { readonly content: string }[]): string {
  return children.map(({ content }) => content).join("");
}

// What a heading is called in links: as GitHub makes it.
function anchorOf(heading: string): string {
  const kept = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "");
  return kept.trim().replace(/\s/g, "-");
}
