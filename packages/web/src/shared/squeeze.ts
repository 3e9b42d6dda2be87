/** A text, compressed, in characters that a link can carry. */
export async function squeeze(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text that was squeezed; undefined where it is none, or longer than `most` bytes, of which no more is unpacked. */
export async function unsqueeze(squeezed: string, most: number): Promise<string | undefined> {
  try {
    const binary = atob(squeezed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return await readText(stream.getReader(), most);
  } catch {
    // Whatever is wrong with a link, it is the same to who follows it.
    return undefined;
  }
}

async function readText(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<string | undefined> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
