/**
 * Runs something that would write style sheets into the page, which the page's security policy forbids: whatever it makes as
 * a `<style>` becomes a sheet of the document's own instead, changed whenever its text is.
 */
export function withoutInlineStyles(run: () => void): void {
  const { createElement } = document;
  const make = (name: string, options?: ElementCreationOptions): HTMLElement =>
    name.toLowerCase() === "style" ? sheetElement() : createElement.call(document, name, options);
  document.createElement = make as Document["createElement"];
  try {
    run();
  } finally {
    document.createElement = createElement;
  }

  function sheetElement(): HTMLElement {
    const element = createElement.call(document, "span");
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    Object.defineProperty(element, "textContent", { set: (text: string) => sheet.replaceSync(text), get: () => "" });
    element.hidden = true;
    return element;
  }
}
