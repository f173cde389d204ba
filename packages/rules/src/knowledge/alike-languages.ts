/** Languages that are written so nearly alike that a text of one may be taken for another's. */
const ALIKE = [
  "no nb nn da",
  "hr sr bs sl me sh",
  "id ms",
  "cs sk",
  "es gl ca pt",
  "hi mr ne",
  "af nl",
  "tl fil",
  "zh yue",
].map((group) => group.split(" "));

/** One name for a language and those written like it: codes with the same name can't be told apart by a text. */
export const languageGroup = (language: string): string =>
  ALIKE.find((group) => group.includes(language))?.join(" ") ?? language;

/** Letters that of languages in Cyrillic only these write (CLDR, exemplar characters). */
const OWN_LETTERS: Readonly<Record<string, RegExp>> = { uk: /[іїєґ]/iu, be: /[іў]/iu, ru: /[ыэё]/iu };

/** Whether a text holds letters of its declared language that the one it was read as lacks: lists of words pass for either. */
export const cannotBe = (text: string, read: string, declared: string): boolean =>
  OWN_LETTERS[declared]?.test(text) === true && OWN_LETTERS[read] !== undefined && !OWN_LETTERS[read].test(text);
