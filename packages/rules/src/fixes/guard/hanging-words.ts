import { itemAt } from "@audit/facts";
import type { SiteView } from "../../view/site-view.ts";
import { FUNCTION_WORDS } from "../../knowledge/function-words.ts";

/** Pages whose sentences are counted. */
const MOST_PAGES = 80;
/** So often a word has to be seen, in front of so many others, to tell that no sentence ends in it. */
const FEWEST = 25;
const FEWEST_NEXT = 12;
/** Of a language's little words hardly one in fifty ends a sentence. */
const MOST_AT_END = 0.02;
const LONGEST = 6;

const known = new WeakMap<SiteView, ReadonlySet<string>>();

/**
 * Words after which more has to come: those of the list, "and" and "or" as Unicode's CLDR joins lists in a language, and
 * the short words that the site's own sentences use often and never end with.
 */
export function isHanging(word: string, language: string, view: SiteView): boolean {
  const lower = word.toLowerCase();
  return FUNCTION_WORDS.has(lower) || joiners(language).has(lower) || wordsOf(view).has(lower);
}

const joinersOf = new Map<string, ReadonlySet<string>>();

function joiners(language: string): ReadonlySet<string> {
  const before = joinersOf.get(language);
  if (before) return before;
  const made = new Set<string>();
  for (const type of ["conjunction", "disjunction"] as const) {
    for (const { type: part, value } of partsIn(language, type)) {
      if (part === "literal" && /\p{L}/u.test(value)) made.add(value.replace(/[^\p{L}]/gu, "").toLowerCase());
    }
  }
  joinersOf.set(language, made);
  return made;
}

function partsIn(language: string, type: "conjunction" | "disjunction") {
  try {
    return new Intl.ListFormat(language || "en", { type }).formatToParts(["1", "2"]);
  } catch {
    return [];
  }
}

function wordsOf(view: SiteView): ReadonlySet<string> {
  const before = known.get(view);
  if (before) return before;
  const made = countWords(view);
  known.set(view, made);
  return made;
}

function countWords(view: SiteView): ReadonlySet<string> {
  const counts = new Map<string, { seen: number; ends: number; next: Set<string> }>();
  const step = Math.max(1, Math.floor(view.served.length / MOST_PAGES));
  const pages = view.served.filter((_, index) => index % step === 0).map((index) => itemAt(view.site.pages, index));
  const sentences = new Set(pages.flatMap(({ text }) => text.paragraphs).flatMap((text) => text.split(/[.!?。]+\s*/u)));
  for (const sentence of sentences) {
    const words = sentence.toLowerCase().match(/[\p{L}\p{M}']+|[,;:–|()]/gu) ?? [];
    for (const [index, word] of words.entries()) {
      if (word.length > LONGEST || !/\p{L}/u.test(word)) continue;
      const count = counts.get(word) ?? { seen: 0, ends: 0, next: new Set<string>() };
      const next = words[index + 1];
      count.seen += 1;
      if (next === undefined || !/\p{L}/u.test(next)) count.ends += 1;
      else if (count.next.size < FEWEST_NEXT) count.next.add(next);
      counts.set(word, count);
    }
  }
  const hanging = [...counts].filter(
    ([, { seen, ends, next }]) => seen >= FEWEST && ends <= seen * MOST_AT_END && next.size >= FEWEST_NEXT,
  );
  return new Set(hanging.map(([word]) => word));
}
