export { languageGroup } from "@audit/facts";

/** Letters that of languages in Cyrillic only these write (CLDR, exemplar characters). */
const OWN_LETTERS: Readonly<Record<string, RegExp>> = { uk: /[іїєґ]/iu, be: /[іў]/iu, ru: /[ыэё]/iu };

/** Whether a text holds letters of its declared language that the one it was read as lacks: lists of words pass for either. */
export const cannotBe = (text: string, read: string, declared: string): boolean =>
  OWN_LETTERS[declared]?.test(text) === true && OWN_LETTERS[read] !== undefined && !OWN_LETTERS[read].test(text);
