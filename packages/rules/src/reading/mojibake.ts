/** Letters of UTF-8 read as Windows-1252: "Ã¼" for "ü", "â‚¬" for "€", "â€™" for "’". */
const MISREAD =
  /Ã[\u0080-\u00bf¡-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[™œ\u009d˜“”¦¢\u0093\u0094]|â‚¬|Â[ \u00a0°©®»«£§·](?=\S|$)|ï¿½|ï»¿/;
const REPLACED = /\ufffd/;
/** Every damage holds one of these; a look for them rules most texts out. */
const SUSPECTS = ["\ufffd", "Ã", "Â", "â€", "â‚", "ï¿", "ï»"];

/** Also asked of many texts at once, joined. */
export function mayBeDamaged(text: string): boolean {
  for (const suspect of SUSPECTS) if (text.includes(suspect)) return true;
  return false;
}

/** What looks damaged in a text, with the letters around it; null when nothing does. */
export function damageIn(text: string): string | null {
  if (!mayBeDamaged(text)) return null;
  const found = REPLACED.exec(text) ?? MISREAD.exec(text);
  return found === null ? null : text.slice(Math.max(0, found.index - 20), found.index + 20).trim();
}
