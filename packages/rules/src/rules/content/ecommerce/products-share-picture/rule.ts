import { pagesIn, publicContent } from "../../../../populations.ts";
import { normalised, quoted, tokensOf } from "../../../../reading/words.ts";
import { noted } from "../../../../reading/noted.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, type PageFault } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

/** Two may be sizes of one thing; so many that share no word are different goods. */
const FEWEST = 3;
/** Names most of which hold the same word are those of one kind of thing. */
const MOST_OF_THEM = 0.6;
const MOST_NAMED = 4;

/** The main pictures of product pages, where goods whose names have nothing in common show one file. */
export const rule = defineSiteRule({
  id: "products-share-picture",
  category: "content",
  area: "ecommerce",
  severity: "medium",
  fixKind: "image",
  certainty: 0.8,
  informs: true,
  businesses: ["online-shop", "food-ordering"],
  kinds: ["product"],
  reads: ["pages", "meaningOf"],
  source: "https://support.google.com/merchants/answer/6324350",
  judge: ({ pages, meaningOf }) => {
    const indexOf = new Map(pages.map(({ url }, index) => [url, index]));
    const goods = pagesIn(pages, publicContent)
      .filter(({ kind }) => kind === "product")
      .flatMap((page) => {
        const picture = meaningOf(indexOf.get(page.url) ?? -1)?.mainImage ?? null;
        const name = nameOf(page);
        return picture === null || name === "" ? [] : [{ page, picture: fileOf(picture), name }];
      });
    if (goods.length < FEWEST) return notApplicable();
    const faults = [...Map.groupBy(goods, ({ picture }) => picture)].flatMap(([picture, same]) => {
      const names = [...new Map(same.map(({ name }) => [normalised(name), name])).values()];
      if (names.length < FEWEST || isOneThing(names)) return [];
      return same.map(({ page }): PageFault<Saw> => {
        const saw = { picture, products: same.length, names: names.slice(0, MOST_NAMED).map(quoted) };
        return { url: page.url, evidence: { at: "main picture", saw, expected: "a picture of this product" } };
      });
    });
    return judgePages(faults, goods.length);
  },
  words: { en },
  shows: ({ picture }) => [picture],
  fix,
});

type Saw = { readonly picture: string; readonly products: number; readonly names: string[] };

const nameOf = noted(
  ({ headings, head }): string =>
    headings.find(({ level, text }) => level === 1 && text !== "")?.text ?? head.titles[0] ?? "",
);

const fileOf = (url: string): string => url.split("?")[0] ?? url;

function isOneThing(names: readonly string[]): boolean {
  const all = names.map((name) => new Set(tokensOf(name).filter((word) => /\p{L}{2}/u.test(word))));
  const words = new Set(all.flatMap((one) => [...one]));
  return [...words].some((word) => all.filter((one) => one.has(word)).length >= names.length * MOST_OF_THEM);
}
