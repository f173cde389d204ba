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
