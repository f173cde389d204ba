import { languageGroup } from "../language/alike-languages.ts";

/** Pages of each declared language whose text is read. */
const mostAsked = 6;
const fewest = 3;

/**
 * The languages that pages declare, each replaced by the one that their texts are written in where all that were read
 * agree on another: many templates name one language whatever stands in them.
 * @param declared primary languages, the one used most first
 * @param pagesOf indices of the pages that declare a language
 */
export function writtenLanguages(
  declared: readonly string[],
  pagesOf: (language: string) => readonly number[],
  languageOf: (index: number) => string | null,
): string[] {
  const written = declared.map((language) => {
    const pages = pagesOf(language);
    const step = Math.max(1, Math.floor(pages.length / mostAsked));
    const asked = pages.filter((_, at) => at % step === 0).slice(0, mostAsked);
    const read = asked.flatMap((index) => languageOf(index) ?? []);
    const [first] = read;
    const isOther =
      first !== undefined &&
      read.length >= fewest &&
      read.every((one) => one === first) &&
      languageGroup(first) !== languageGroup(language);
    return isOther ? first : language;
  });
  return [...new Set(written)];
}
