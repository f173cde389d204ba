/** Letters of UTF-8 read as Windows-1252: "Ã¼" for "ü", "â‚¬" for "€", "â€™" for "’". */
const MISREAD =
  /Ã[\u0080-\u00bf¡-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[™œ\u009d˜“”¦¢\u0093\u0094]|â‚¬|Â[ \u00a0°©®»«£§·](?=\S|$)|ï¿½|ï»¿/;
const REPLACED = /\ufffd/;
/** What looks damaged in a text, with the letters around it; null when nothing does. */
export function damageIn(text: string): string | null {
  const found = REPLACED.exec(text) ?? MISREAD.exec(text);
  return found === null ? null : text.slice(Math.max(0, found.index - 20), found.index + 20).trim();
}
