const UNSPACED = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/gu;
const MOST_QUOTED = 200;

/** Text in one form for comparing: compatibility forms folded, lower case, white space collapsed. */
export const normalised = (text: string): string =>
  isPlainLine(text) ? text.toLowerCase() : collapsed((isPlain(text) ? text : text.normalize("NFKC")).toLowerCase());

/** White space collapsed and trimmed. Most texts are so already, which a look at each character tells at less cost. */
export const collapsed = (text: string): string => (isCollapsed(text) ? text : text.replace(/\s+/g, " ").trim());

const SPACE = 0x20;

function isCollapsed(text: string): boolean {
  let before = SPACE;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === SPACE ? before === SPACE : mayBeSpace(code)) return false;
    before = code;
  }
  return before !== SPACE || text === "";
}

/** Where white space other than the plain space stands: controls, U+00A0, U+1680 to U+200A and so on. */
const mayBeSpace = (code: number): boolean =>
  code < SPACE ||
  code === 0xa0 ||
  (code >= 0x1680 && code <= 0x200a) ||
  (code >= 0x2028 && code <= 0x205f) ||
  code === 0x3000 ||
  code === 0xfeff;

/** Where the letters of most languages with Latin script end; above it only some signs are looked at one by one. */
const PLAIN_END = 0x180;
const PLAIN_SIGNS: ReadonlySet<number> = new Set(Array.from("–—‘’“”•€", (one) => one.charCodeAt(0)));
const PLAIN = Uint8Array.from({ length: PLAIN_END }, (_, code) => {
  const sign = String.fromCharCode(code);
  return sign.normalize("NFKC") === sign && sign.toLowerCase().length === 1 ? 1 : 0;
});

/** The same without white space and controls. */
const PLAIN_INK = PLAIN.map((plain, code) => (mayBeSpace(code) || code === SPACE ? 0 : plain));

/** True for a character that no form of compatibility changes and that is neither white space nor a control. */
export const isPlainInk = (code: number): boolean => (code < PLAIN_END ? PLAIN_INK[code] !== 0 : PLAIN_SIGNS.has(code));

/** True when no form of compatibility changes the text: it has plain Latin letters and the commonest signs only. */
export function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < PLAIN_END ? PLAIN[code] === 0 : !PLAIN_SIGNS.has(code)) return false;
  }
  return true;
}

/** True for a plain text whose white space is collapsed: most short texts are both, which one walk tells. */
export function isPlainLine(text: string): boolean {
  let before = SPACE;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === SPACE ? before === SPACE : !isPlainInk(code)) return false;
    before = code;
  }
  return before !== SPACE || text === "";
}

/** True when two texts surely differ in more than case and white space, which mostly the first letters tell. */
export function beginApart(one: string, other: string): boolean {
  const end = Math.min(one.length, other.length);
  for (let at = 0; at < end; at++) {
    const [a, b] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (a >= 0x80 || b >= 0x80) return false;
    if (a !== b && foldedAscii(a) !== foldedAscii(b)) return a > SPACE && b > SPACE;
  }
  return false;
}

const foldedAscii = (code: number): number => (code >= 0x41 && code <= 0x5a ? code + SPACE : code);

export function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

/** Text as evidence carries it: white space collapsed, at most 200 characters. */
export function quoted(text: string): string {
  const flat = collapsed(text);
  return flat.length <= MOST_QUOTED ? flat : `${flat.slice(0, MOST_QUOTED - 1)}…`;
}

/** Runs of letters and digits, lower case. Scripts without spaces give one run per stretch. */
export const tokensOf = (text: string): string[] =>
  isPlain(text) ? plainTokens(text.toLowerCase()) : (normalised(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);

function plainTokens(text: string): string[] {
  const tokens: string[] = [];
  let from = -1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isWord = code <= LAST_LATIN && ROLES[code] === IS_WORD;
    if (isWord && from < 0) from = at;
    if (isWord || from < 0) continue;
    tokens.push(text.slice(from, at));
    from = -1;
  }
  if (from >= 0) tokens.push(text.slice(from));
  return tokens;
}

/** True when a text has so many words at least, as `countWords` counts them: most are told by their beginning. */
export function hasWords(text: string, least: number): boolean {
  // Each character is one word at most.
  if (text.length < least) return false;
  const latin = countLatinWords(text, least);
  return (latin >= 0 ? latin : countWords(text)) >= least;
}

/**
 * Words of a plain text that have so many letters, or a digit, counted until there are enough; -1 when the text turns out
 * not to be plain before.
 */
export function countLongWords(text: string, letters: number, enough: number): number {
  let words = 0;
  for (let at = 0; at < text.length; at++) {
    const from = at;
    let hasDigit = false;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code < PLAIN_END ? PLAIN[code] === 0 : !PLAIN_SIGNS.has(code)) return -1;
      if (code >= PLAIN_END || ROLES[code] !== IS_WORD) break;
      if (code <= NINE) hasDigit = true;
    }
    if ((at - from >= letters || hasDigit) && ++words >= enough) break;
  }
  return words;
}

const NINE = 0x39;

/** Words of a text, counted as TextFacts counts them: in scripts without spaces two characters are a word. */
export function countWords(text: string): number {
  const latin = countLatinWords(text);
  if (latin >= 0) return latin;
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const spaced = text.replace(UNSPACED, " ").match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu)?.length ?? 0;
  return spaced + Math.ceil(unspaced / 2);
}

const LAST_LATIN = 0x24f;
const APOSTROPHE = 0x2019;

/** The same count without regular expressions, ten times cheaper; -1 when the text leaves the Latin blocks before there are enough. */
function countLatinWords(text: string, enough = Number.POSITIVE_INFINITY): number {
  let words = 0;
  for (let at = 0; at < text.length; at++) {
    let role = roleOf(text.charCodeAt(at));
    if (role === IS_WORD) {
      words += 1;
      if (words >= enough) return words;
      for (at += 1; at < text.length; at++) {
        role = roleOf(text.charCodeAt(at));
        if (role === PARTS || role === FOREIGN) break;
      }
    }
    if (role === FOREIGN) return -1;
  }
  return words;
}

function roleOf(code: number): number {
  if (code <= LAST_LATIN) return ROLES[code]!;
  if (code === APOSTROPHE) return JOINS;
  return isPunctuation(code) ? PARTS : FOREIGN;
}

const PARTS = 0;
const IS_WORD = 1;
/** Stays within a word that has begun: apostrophe, comma, hyphen, dot. */
const JOINS = 2;
/** Leaves the Latin blocks. */
const FOREIGN = 3;

/** General punctuation and currency signs: dashes, quotes, dots, the euro. */
const isPunctuation = (code: number): boolean =>
  (code >= 0x2000 && code <= 0x206f) || (code >= 0x20a0 && code <= 0x20cf);

/** Letters and numbers (Unicode L and N) below U+0250. */
function isLatinWordCharacter(code: number): boolean {
  if (code < 0x80) return (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a);
  if (code >= 0xc0) return code <= LAST_LATIN && code !== 0xd7 && code !== 0xf7;
  return code === 0xaa || code === 0xb5 || code === 0xba || LATIN_1_NUMBERS.has(code);
}

/** Superscript digits and fractions. */
const LATIN_1_NUMBERS: ReadonlySet<number> = new Set([0xb2, 0xb3, 0xb9, 0xbc, 0xbd, 0xbe]);

/** What each character of the Latin blocks does in a text, told once. */
const ROLES = Uint8Array.from({ length: LAST_LATIN + 1 }, (_, code) => {
  if (isLatinWordCharacter(code)) return IS_WORD;
  return code === 0x27 || (code >= 0x2c && code <= 0x2e) ? JOINS : PARTS;
});

/** True when the text has characters of a script written without spaces. */
export function isUnspaced(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= FIRST_UNSPACED) return text.search(UNSPACED) >= 0;
  return false;
}

const FIRST_UNSPACED = 0xe00;
