import { itemAt, type PageFacts } from "@audit/facts";
import { oneLine } from "../../escape/plain.ts";
import type { SiteView } from "../../view/site-view.ts";
import type { Patch } from "../patches/patch.ts";

const SEPARATOR = /\s[|–—·:-]\s/u;
const PLAIN_SEPARATOR = /\s[|–-]\s/u;
/** Longer parts of a title are no names. */
const MOST_WORDS = 3;
/** Titles that a name stands in, at least. */
const FEWEST_TITLES = 3;

const known = new WeakMap<SiteView, readonly string[]>();

/** The titles of the site. */
function titlesOf(view: SiteView): readonly string[] {
  const titles =
    known.get(view) ?? view.served.map((index) => oneLine(itemAt(view.site.pages, index).head.titles[0] ?? ""));
  known.set(view, titles);
  return titles;
}

const namesIn = (title: string): string[] =>
  [...title.split(SEPARATOR), ...title.split(PLAIN_SEPARATOR)]
    .map((part) => part.trim())
    .filter((part) => part.length > 2 && part.split(/\s+/).length <= MOST_WORDS);

/** A type, size or model: a word with a digit, such as "XR-200", "501" or "2.0". */
const MODEL = /[\p{L}\p{N}][\p{L}\p{N}./+-]*/gu;
const modelsIn = (text: string): string[] =>
  (text.match(MODEL) ?? []).filter(
    (word) => /\d/.test(word) && word.length >= 2 && !/^\d{1,3}(st|nd|rd|th)$/.test(word),
  );

interface Around {
  readonly page: PageFacts;
  readonly view: SiteView;
  /** As the page's markup names it. */
  readonly brand: string | null;
}

/** Brand and model names that the present text says and the proposed one does not. */
export function lostNames(text: string, { before }: Patch, { page, view, brand }: Around): string[] {
  const present = oneLine(before ?? page.head.titles[0] ?? "");
  const says = (name: string): boolean => text.toLowerCase().includes(name.toLowerCase());
  // A title that several pages have names some other thing on all but one of them, where its heading doesn't say so.
  const isShared = view.pagesTitled(oneLine(page.head.titles[0] ?? "")) > 1;
  const isOwn = (name: string): boolean => !isShared || page.headings.some((heading) => heading.text.includes(name));
  const makers = namesIn(present).filter((part) => {
    const times = titlesOf(view).filter((title) => title.includes(part)).length;
    return times >= FEWEST_TITLES && times < view.served.length / 2;
  });
  const branded = brand !== null && present.toLowerCase().includes(brand.toLowerCase()) ? [oneLine(brand)] : [];
  const models = modelsIn(present.split(SEPARATOR)[0] ?? present);
  return [...new Set([...branded, ...[...makers, ...models].filter(isOwn)])].filter((name) => !says(name));
}
