/** Most pieces of text and most values are short: a search costs more to start than to walk them. */
const walked = 40;

/** Place of the next such byte at or behind `from`, -1 when there is none. */
export function findByte(bytes: Buffer, code: number, from: number): number {
  const end = Math.min(from + walked, bytes.length);
  for (let at = from; at < end; at++) if (bytes[at] === code) return at;
  return bytes.indexOf(code, end);
}

/** The same for a piece of ASCII. */
export function findText(bytes: Buffer, text: string, from: number): number {
  return bytes.indexOf(text, from, "latin1");
}

/** Whether a piece of ASCII stands at `at`. */
export function hasTextAt(bytes: Buffer, text: string, at: number): boolean {
  for (let index = 0; index < text.length; index++) if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
}
