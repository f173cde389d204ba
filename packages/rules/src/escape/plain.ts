const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s\u2800]+/gu;
// Direction marks, zero-width signs and the blank of braille can hide, reorder or pad what a reader sees.
const UNSEEN = /[\p{Bidi_Control}\u200b\u2060\ufeff]/gu;

/** What the line would lose or change; most texts have none of it and stay as they are. */
const UNEVEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\u2060\u2800\ufeff]|[^\S ]| {2}|^ | $/u;

/** Page text as one visible line: control characters gone, white space collapsed. */
export const oneLine = (text: string): string =>
  UNEVEN.test(text) ? text.toWellFormed().replace(UNSEEN, "").replace(BREAKS, " ").trim() : text;

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

/** As many whole sentences as fit, else as many words; at most `most` letters. */
export function wholeSentences(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = /^.*(?:[.!?…](?=\s)|[。！？])/su.exec(text.slice(0, most + 1))?.[0] ?? "";
  return whole.length >= most / 3 ? whole : cutAtWord(text, most, "…");
}
