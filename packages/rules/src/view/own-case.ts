import type { PageFacts } from "@audit/facts";
import { oneLine } from "../escape/plain.ts";

/** Fewer letters are a name or an abbreviation. */
const FEWEST_LETTERS = 8;

/** Whether a text of several words, in letters that have two cases, has capitals alone. */
export function isShouted(text: string): boolean {
  const cased = text.match(/\p{Lu}|\p{Ll}/gu) ?? [];
  if (cased.length < FEWEST_LETTERS || !/\s/.test(text.trim())) return false;
  return cased.every((letter) => /\p{Lu}/u.test(letter));
}

/** Fewer letters in capitals are an abbreviation. */
const ABBREVIATED = 3;
const capitalsOf = (text: string): number => (/\p{Ll}/u.test(text) ? 0 : (text.match(/\p{Lu}/gu)?.length ?? 0));

/** The few words of a heading as the title writes them, with a capital in front: "LUMEO GO" is "Lumeo Go". */
function inCaseOfTitle(words: string, { head }: PageFacts): string {
  for (const title of head.titles.map(oneLine)) {
    const at = title.toLowerCase().indexOf(words.toLowerCase());
    const found = title.slice(at, at + words.length);
    if (at >= 0 && found.toLowerCase() === words.toLowerCase() && /^\p{Lu}/u.test(found)) return found;
  }
  return words;
}

/** Words in capitals as the page writes them elsewhere in its own case; as they are where it does so nowhere. */
export function inOwnCase(words: string, page: PageFacts): string {
  if (!isShouted(words)) return capitalsOf(words) > ABBREVIATED ? inCaseOfTitle(words, page) : words;
  const wanted = words.toLowerCase();
  const texts = [
    ...page.head.titles,
    page.head.openGraph["og:title"] ?? "",
    ...page.structuredData.items.flatMap(({ props }) => (props["name"] ?? []).filter((one) => typeof one === "string")),
    ...page.commerce.breadcrumbs.map(({ text }) => text),
    ...page.headings.map(({ text }) => text),
    ...page.text.paragraphs,
    ...page.head.descriptions,
  ].map(oneLine);
  for (const text of texts) {
    const at = text.toLowerCase().indexOf(wanted);
    const found = text.slice(at, at + words.length);
    // Some letters change their number with their case.
    if (at >= 0 && found.toLowerCase() === wanted && !isShouted(found)) return found;
  }
  return words;
}
