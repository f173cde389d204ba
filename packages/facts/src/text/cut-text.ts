/**
 * The text of [from, to) of valid UTF-8. `text` is the same with one unit per byte, so that plain ASCII is a cheap slice
 * of it.
 */
export function cutText(bytes: Buffer, text: string, from: number, to: number): string {
  for (let at = from; at < to; at++) if (bytes[at]! > 127) return bytes.toString("utf8", from, to);
  return text.slice(from, to);
}
