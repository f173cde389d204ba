const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
// Direction marks and zero-width signs can hide or reorder what a reader sees.
const UNSEEN = /[\p{Bidi_Control}\u200b\u2060\ufeff]/gu;

/** Page text as one visible line: control characters gone, white space collapsed. */
export const oneLine = (text: string): string =>
  isOneLine(text) ? text : text.toWellFormed().replace(UNSEEN, "").replace(BREAKS, " ").trim();

const SPACE = 0x20;

/** Most texts are one line already; a look at each character is much cheaper than two regular expressions. */
function isOneLine(text: string): boolean {
  let before = SPACE;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === SPACE ? before === SPACE : !isPlain(code)) return false;
    before = code;
  }
  return before !== SPACE || text === "";
}

/** Latin letters, digits and signs (up to U+024F), dashes, quotes and currency signs: nothing that breaks or hides. */
const isPlain = (code: number): boolean =>
  (code > SPACE && code < 0x7f) ||
  (code > 0xa0 && code < 0x250) ||
  (code >= 0x2010 && code <= 0x2027) ||
  (code >= 0x20a0 && code <= 0x20cf);

/**
 * Cuts at a word's end, without a dangling comma or dash; the result is never longer than `most` characters.
 * @param mark what is appended when something was cut, e.g. "…"
 */
export function cutAtWord(text: string, most: number, mark = ""): string {
  const line = oneLine(text);
  if (line.length <= most) return line;
  const room = line.slice(0, most - mark.length + 1);
  const lastSpace = room.lastIndexOf(" ");
  const cut = lastSpace > 0 ? room.slice(0, lastSpace) : line.slice(0, most - mark.length);
  return cut.toWellFormed().replace(/[\s,;:–—|/&-]+$/u, "") + mark;
}
