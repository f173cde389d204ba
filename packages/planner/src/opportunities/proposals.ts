import { countCharacters, type PageFacts } from "@audit/facts";
import { normalised } from "@audit/rules/reading/words";

/** Cut short, glued together, or with a place left to fill in. */
const UNFINISHED = /\[|…|\.\.\.|\p{Ll}\p{Lu}\p{Ll}|(?:^|\s)[0-9a-f]{8,}(?:\s|$)|\bcopy\b|\blorem\b/u;
/** A sentence does not end here: one or two letters, a sign that opens. */
const DANGLING = /(?:[,;:(–—-]|\s\p{Ll}{1,2})$/u;

/** True for a proposed text that can be pasted as it stands. Doubt is no: a brief is better than a bad text. */
export function isFit(proposal: string, { head, text }: Pick<PageFacts, "head" | "text">): boolean {
  if (UNFINISHED.test(proposal) || DANGLING.test(proposal)) return false;
  return scriptOf(proposal) === scriptOf(`${head.titles.join(" ")} ${text.main.slice(0, 500)}`);
}

const SCRIPTS = [
  "Latin",
  "Cyrillic",
  "Greek",
  "Arabic",
  "Hebrew",
  "Han",
  "Hiragana",
  "Hangul",
  "Thai",
  "Devanagari",
].map((name) => ({ name, letters: new RegExp(String.raw`\p{Script=${name}}+`, "gu") }));

/** The script of most letters. */
function scriptOf(text: string): string {
  const counted = SCRIPTS.map(({ name, letters }) => ({ name, count: countCharacters(text, letters) }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).name;
}

/** Proposals that two pages would share belong to neither. */
export function withoutDuplicates<T>(rows: readonly T[], read: (row: T) => string): T[] {
  const groups = Map.groupBy(rows, (row) => normalised(read(row)));
  return rows.filter((row) => groups.get(normalised(read(row)))?.length === 1);
}
