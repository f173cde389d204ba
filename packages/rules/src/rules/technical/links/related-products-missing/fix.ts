import { itemAt, type PageFacts } from "@audit/facts";
import { normalised } from "../../../../reading/words.ts";
import { languageOf } from "../../../../reading/language.ts";
import { perPage, type Fixer } from "../../../../fixes/fixer.ts";
import { anchor } from "../../../../fixes/links/way-links.ts";

const MOST_LINKS = 6;

/** How many words the names of two products share; what all are called weighs the same for each. */
function likeness(one: PageFacts, other: PageFacts): number {
  const words = new Set(nameWords(other));
  return nameWords(one).filter((word) => words.has(word)).length;
}

const nameWords = ({ headings, head }: PageFacts): string[] => {
  const name = headings.find(({ level, text }) => level === 1 && text !== "")?.text ?? head.titles[0] ?? "";
  return [...new Set(normalised(name).match(/[\p{L}\p{N}]{3,}/gu) ?? [])];
};

/** In the order of addresses from one on and round to it: of equals each page leads to others. */
const nextAfter = (from: string, a: string, b: string): number =>
  Number(a < from) - Number(b < from) || (a < b ? -1 : 1);

/** Links to other products of the shop, those of a like name first. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const others = view.served
      .map((index) => itemAt(view.site.pages, index))
      .filter((one) => one.kind === "product" && one.url !== page.url && one.indexability.indexable)
      // What has no price is asked for, not bought along.
      .filter((one) => one.commerce.prices.length > 0 || page.commerce.prices.length === 0)
      .filter((one) => languageOf(one.head.lang) === languageOf(page.head.lang))
      .toSorted((a, b) => likeness(b, page) - likeness(a, page) || nextAfter(page.url, a.url, b.url))
      .map(({ url }) => url)
      .slice(0, MOST_LINKS);
    if (others.length === 0) return null;
    return [
      ...(languageOf(page.head.lang) === "en" ? ["<h2>Related products</h2>"] : []),
      "<ul>",
      ...others.map((url) => `  <li>${anchor(url, view)}</li>`),
      "</ul>",
    ].join("\n");
  },
  pattern: () => '<a href="{address of a related product}">{its name}</a>',
});
