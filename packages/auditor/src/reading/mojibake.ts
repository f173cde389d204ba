/** Letters of UTF-8 read as Windows-1252: "Ã¼" for "ü", "â‚¬" for "€", "â€™" for "’". */
const MISREAD =
  /Ã[\u0080-\u00bf¡-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[™œ\u009d˜“”¦¢\u0093\u0094]|â‚¬|Â[ \u00a0°©®»«£§·](?=\S|$)|ï¿½|ï»¿/;
const REPLACED = /\ufffd/;
/** Every damage holds one of U+FFFD, "Ã", "â", "Â" and "ï"; a look for them rules most texts out. */
const isSuspect = (code: number): boolean =>
  code === 0xfffd || code === 0xc3 || code === 0xe2 || code === 0xc2 || code === 0xef;

function mayBeDamaged(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f && isSuspect(code)) return true;
  }
  return false;
}

/** What looks damaged in a text, with the letters around it; null when nothing does. */
export function damageIn(text: string): string | null {
  if (!mayBeDamaged(text)) return null;
  const found = REPLACED.exec(text) ?? MISREAD.exec(text);
  return found === null ? null : text.slice(Math.max(0, found.index - 20), found.index + 20).trim();
}
