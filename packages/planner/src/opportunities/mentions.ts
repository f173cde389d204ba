import type { PageFacts } from "@audit/facts";
import { tokensOf } from "@audit/rules/reading/words";
import { bareForm } from "@audit/rules/reading/address-form";
import type { SiteView } from "@audit/rules/view/site-view";
import { linkedFrom, type NamedPage } from "./shop-pages.ts";

/** A name of fewer words or letters is a word of the language. */
const FEWEST_WORDS = 2;
const FEWEST_LETTERS = 9;

const LEAST_LETTERS = 3;
/** Articles, numbers and signs tell nothing of a thing. */
const isTelling = (word: string): boolean => word.length >= LEAST_LETTERS && !/^\d+$/.test(word);

/** Goods that a text can name: no other of them is called the same, and it is not the name of the site. */
export function nameable(pages: readonly NamedPage[], view: SiteView): readonly NamedPage[] {
  const times = Map.groupBy(pages, ({ tokens }) => tokens.join(" "));
  const ofSite = tokensOf(view.name).join(" ");
  return pages.filter(({ tokens }) => {
    const name = tokens.join(" ");
    return name !== ofSite && times.get(name)?.length === 1;
  });
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
  return (page) => {
    const own = names.get(page.url) ?? [];
    const ownNames = ownNamesOf(page);
    const words = tokensOf(textsOf(page).join(" . "));
    const found = new Set<NamedPage>();
    for (let at = 0; at + 1 < words.length; at++) {
      // A name that begins like another's names itself alone.
      if (own.length > 0 && own.every((token, index) => words[at + index] === token)) {
        at += own.length - 1;
        continue;
      }
      const starting = byStart.get(`${words[at]} ${words[at + 1]}`) ?? [];
      const [best] = starting
        .filter(({ url, tokens }) => url !== page.url && tokens.every((token, index) => words[at + index] === token))
        .filter(({ tokens }) => !ownNames.some((name) => name.includes(` ${tokens.join(" ")} `)))
        .toSorted((a, b) => b.tokens.length - a.tokens.length);
      if (best !== undefined) found.add(best);
    }
    return [...found];
  };
}

/** What a page calls itself in title, headings and markup: a name inside it is no mention of another thing. */
const ownNamesOf = ({ head, headings }: PageFacts): readonly string[] =>
  [
    ...head.titles,
    ...headings.filter(({ level }) => level <= 2).map(({ text }) => text),
    ...head.descriptions.slice(0, 1),
  ].map((text) => ` ${tokensOf(text).join(" ")} `);
