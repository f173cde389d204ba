const BUCKETS = 256;
const counts = new Uint8Array(BUCKETS);
const LEAST_LETTERS = 4;

/**
 * False when surely no word of four letters or more stands that often in the text, nor so often in a row; true when one
 * may. Words are told by a small hash of their letters, so the text is walked once and nothing is copied: most texts need
 * no closer look.
 */
export function mayRepeat(text: string, times: number, inRow = times): boolean {
  counts.fill(0);
  let before = 0;
  let run = 0;
  for (let at = 0; at < text.length; at++) {
    const from = at;
    let hash = 0;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const letter = code < LATIN_END ? LATIN[code]! : foldedLetter(code);
      if (letter === UNSURE) return true;
      if (letter === NO_LETTER) break;
      hash = (Math.imul(hash, 31) + letter) | 0;
    }
    if (at === from) continue;
    run = hash === before ? run + 1 : 1;
    before = hash;
    if (at - from < LEAST_LETTERS) continue;
    if (run >= inRow || ++counts[(hash ^ (hash >>> 8)) & (BUCKETS - 1)]! >= times) return true;
  }
  return false;
}

const NO_LETTER = 0;
const UNSURE = -1;
/** Stands for every accented letter: enough to tell words apart, and blind to their case. */
const ACCENTED = 1;

/** Equal for both cases of a letter; digits are letters here. */
function foldedLetter(code: number): number {
  if (code < 0x80) {
    if (code >= 0x30 && code <= 0x39) return code;
    const small = code | 0x20;
    return small >= 0x61 && small <= 0x7a ? small : NO_LETTER;
  }
  if (isSeparator(code)) return NO_LETTER;
  return isAccented(code) ? ACCENTED : UNSURE;
}

/** No-break space, marks, multiplication and division, dashes, quotes, dots, the euro. */
const isSeparator = (code: number): boolean =>
  (code >= 0x2010 && code <= 0x2027) || code === 0x20ac || SEPARATORS.has(code);
const SEPARATORS: ReadonlySet<number> = new Set(Array.from("\u00a0«»·°©®§×÷", (one) => one.charCodeAt(0)));

/** Letters that stay one letter in every form of a text; ligatures and such don't. */
const isAccented = (code: number): boolean =>
  (code >= 0xc0 && code <= 0x12f) || (code >= 0x141 && code <= 0x148) || (code >= 0x14a && code <= 0x17e);

/** The letters of most texts, told once. */
const LATIN_END = 0x180;
const LATIN = Int8Array.from({ length: LATIN_END }, (_, code) => foldedLetter(code));
