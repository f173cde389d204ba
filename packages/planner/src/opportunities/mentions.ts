import type { PageFacts } from "@audit/facts";
import { tokensOf } from "@audit/rules/reading/words";
import { askedPrice } from "@audit/rules/reading/sold-pages";
import { bareForm } from "@audit/rules/reading/address-form";
import type { SiteView } from "@audit/rules/view/site-view";
import { linkedFrom, shopPages, type NamedPage } from "./shop-pages.ts";

/** A name of fewer words or letters is a word of the language. */
const FEWEST_WORDS = 2;
const FEWEST_LETTERS = 9;

const LEAST_LETTERS = 3;
/** Articles, numbers and signs tell nothing of a thing. */
const isTelling = (word: string): boolean => word.length >= LEAST_LETTERS && !/^\d+$/.test(word);

/**
 * Goods that a text can name: their pages ask a price, no other of them is called the same, no other's name, nor
 * a category's, holds theirs, as it holds a brand's or a series', and it is not the name of the site.
 */
export function nameable(pages: readonly NamedPage[], view: SiteView): readonly NamedPage[] {
  const ofSite = tokensOf(view.name).join(" ");
  const named = [...pages, ...shopPages(view).categories];
  const all = named.map(({ tokens }) => ` ${tokens.join(" ")} `);
  const runs = new Map<string, number>();
  for (const { tokens } of named) {
    const own = new Set<string>();
    for (let from = 0; from < tokens.length; from++)
      for (let to = from + 1; to <= Math.min(tokens.length, from + MOST_IN_RUN); to++)
        own.add(tokens.slice(from, to).join(" "));
    for (const run of own) runs.set(run, (runs.get(run) ?? 0) + 1);
  }
  const isOnly = (name: string, words: number): boolean =>
    words <= MOST_IN_RUN ? runs.get(name) === 1 : all.filter((other) => other.includes(` ${name} `)).length === 1;
  return pages.filter(({ tokens, page }) => {
    const name = tokens.join(" ");
    return name !== ofSite && askedPrice(page) !== null && isOnly(name, tokens.length);
  });
}

/** Names of more words are hardly held by others. */
const MOST_IN_RUN = 6;

/** Whether a text writes a name as a name: capitals tell "Calcium Carbonate", which is sold, from calcium carbonate. */
function isWrittenAsName({ name, tokens }: NamedPage, text: string): boolean {
  const first = /\p{L}/u.exec(name)?.[0] ?? "";
  if (first === first.toLowerCase()) return true;
  const words = tokens.map((token) => token.replace(/[^\p{L}\p{M}\p{N}]/gu, "")).join("[^\\p{L}\\p{N}]+");
  const found = text.normalize("NFKC").matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, "giu"));
  return [...found].some(([written]) => /\p{L}/u.exec(written)?.[0] === first);
}

/** Tells of a page whether it links to another one, at any of the addresses that this one stands at. */
export function linkedAt(url: string, view: SiteView): (other: NamedPage) => boolean {
  const linked = new Set([...linkedFrom(url, view)].map(formOf));
  return (other) => linked.has(formOf(other.url));
}

/** The same for a folder and its index file, with a slash at the end or without. */
const formOf = (url: string): string => bareForm(url).replace(/\/index\.\w{2,5}$/, "");

/**
 * Finds the pages that a text names in full: the longest name at each place.
 * @param textsOf what of a page is looked through; lists of cards name goods without speaking of them
 */
export function mentionFinder(
  pages: readonly NamedPage[],
  textsOf: (page: PageFacts) => readonly string[] = ({ text }) => [text.main, ...text.paragraphs],
): (page: PageFacts) => readonly NamedPage[] {
  const byStart = new Map<string, NamedPage[]>();
  for (const one of pages) {
    if (one.tokens.filter(isTelling).length < FEWEST_WORDS || one.tokens.join("").length < FEWEST_LETTERS) continue;
    const start = one.tokens.slice(0, FEWEST_WORDS).join(" ");
    byStart.set(start, [...(byStart.get(start) ?? []), one]);
  }
  const names = new Map(pages.map(({ url, tokens }) => [url, tokens]));
  const firstWords = new Set([...byStart.values()].flatMap(([one]) => one?.tokens[0] ?? []));
  return (page) => {
    if (firstWords.size === 0) return [];
    const own = names.get(page.url) ?? [];
    const ownNames = ownNamesOf(page);
    const text = textsOf(page).join(" . ");
    const words = tokensOf(text);
    const found = new Set<NamedPage>();
    for (let at = 0; at + 1 < words.length; at++) {
      // A name that begins like another's names itself alone.
      if (own.length > 0 && words[at] === own[0] && own.every((token, index) => words[at + index] === token)) {
        at += own.length - 1;
        continue;
      }
      if (!firstWords.has(words[at] ?? "")) continue;
      const starting = byStart.get(`${words[at]} ${words[at + 1]}`) ?? [];
      const [best] = starting
        .filter(({ url, tokens }) => url !== page.url && tokens.every((token, index) => words[at + index] === token))
        .filter(({ tokens }) => !ownNames.some((name) => name.includes(` ${tokens.join(" ")} `)))
        .toSorted((a, b) => b.tokens.length - a.tokens.length);
      if (best !== undefined) found.add(best);
    }
    return [...found].filter((one) => isWrittenAsName(one, text));
  };
}

/** What a page calls itself in title, headings and markup: a name inside it is no mention of another thing. */
const ownNamesOf = ({ head, headings }: PageFacts): readonly string[] =>
  [
    ...head.titles,
    ...headings.filter(({ level }) => level <= 2).map(({ text }) => text),
    ...head.descriptions.slice(0, 1),
  ].map((text) => ` ${tokensOf(text).join(" ")} `);
