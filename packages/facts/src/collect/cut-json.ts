const quote = 0x22;
const backslash = 0x5c;
const opens = (code: number): boolean => code === 0x5b || code === 0x7b;
const closes = (code: number): boolean => code === 0x5d || code === 0x7d;

/** Place behind the JSON list or object that begins at `from`; -1 where it doesn't end before `to`. */
export function endOfJson(bytes: Uint8Array, from: number, to: number): number {
  let depth = 0;
  let inString = false;
  for (let at = from; at < to; at++) {
    const code = bytes[at] ?? 0;
    if (inString) {
      if (code === backslash) at++;
      else if (code === quote) inString = false;
    } else if (code === quote) inString = true;
    else if (opens(code)) depth++;
    else if (closes(code) && --depth === 0) return at + 1;
  }
  return -1;
}
