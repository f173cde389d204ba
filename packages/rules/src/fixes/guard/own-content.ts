import type { PageFacts } from "@audit/facts";
import { oneLine } from "../../escape/plain.ts";
import { productOf, said } from "../../view/entities.ts";
import { languageOf } from "../../view/site-words.ts";
import type { SiteView } from "../../view/site-view.ts";

/** Fewer words of its own are a frame around nothing. */
const LEAST_WORDS = 15;
/** Words that two pages have in common, of those of the longer one, from which on they say the same. */
const SAME = 0.8;

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/**
 * Words of the paragraphs and main headings that stand on fewer than half of all pages. Lower headings are mostly names
 * of what a list holds, and nobody counted on how many pages they stand.
 */
function ownWords(page: PageFacts, view: SiteView): ReadonlySet<string> {
  const most = Math.max(2, view.served.length / 2);
  const main = page.headings.filter(({ level }) => level === 1);
  const texts = [...page.text.paragraphs, ...main.map(({ text }) => text)];
  return new Set(texts.filter((text) => view.pagesSaying(text) < most).flatMap(words));
}

/** Whether a page says something that not all pages say. */
export const hasOwnContent = (page: PageFacts, view: SiteView): boolean => ownWords(page, view).size >= LEAST_WORDS;

/** By what a page tells which thing it is about, each in one spelling; "" where it does not say. */
const identityOf = (page: PageFacts): readonly string[] => {
  const product = productOf(page);
  const heading = page.headings.find(({ level, text }) => level === 1 && oneLine(text) !== "");
  const names = [
    page.head.titles[0],
    heading?.text,
    said(product, "name"),
    said(product, "sku"),
    said(product, "gtin13"),
  ];
  return names.map((name) => oneLine(name ?? "").toLowerCase());
};

/** Pages made alike may hold the same text though each is about a thing of its own. */
function isSameThing(one: PageFacts, other: PageFacts): boolean {
  const names = identityOf(other);
  return identityOf(one).every((name, index) => name === "" || names[index] === "" || name === names[index]);
}

/** Whether two pages have content of their own, it is the same, and is about the same thing. */
export function saysTheSame(one: PageFacts, other: PageFacts, view: SiteView): boolean {
  if (!isSameThing(one, other)) return false;
  const [a, b] = [ownWords(one, view), ownWords(other, view)];
  if (a.size < LEAST_WORDS || b.size < LEAST_WORDS) return false;
  const common = [...a].filter((word) => b.has(word)).length;
  return common >= SAME * Math.max(a.size, b.size);
}

/** Whether two lists are one under two names: the same text to the letter, about the same thing, and no script tells them apart. */
export const isSameList = (one: PageFacts, other: PageFacts): boolean =>
  LISTS.has(one.kind) &&
  one.kind === other.kind &&
  one.text.hash === other.text.hash &&
  !one.url.includes("?") &&
  !other.url.includes("?") &&
  !one.tech.jsShell &&
  isSameThing(one, other);

const LISTS: ReadonlySet<string> = new Set(["category", "list"]);

/** Pages that don't say their language are taken to be in the same. */
export const isSameLanguage = (one: PageFacts, other: PageFacts): boolean => languageOf(one) === languageOf(other);
