import { itemAt } from "@audit/facts";
import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { versionSetOf } from "../../../../reading/language-versions.ts";
import { noted } from "../../../../reading/noted.ts";
import { mainProductOf } from "../../../../reading/products.ts";
import { firstText, itemsOf } from "../../../../reading/structured-data.ts";
import { groupIdOf } from "../../../../reading/variants.ts";
import { normalised } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";

/** Up to so many products may share a rating by chance. */
const MOST_ALIKE = 5;
/** Small counts coincide: many products have one review with five stars. */
const TELLING_COUNT = 10;
/** Among hundreds of products some ratings coincide by chance; larger counts do so more rarely. */
const LARGE_COUNT = 50;
const shareOfChance = (count: number): number => (count < LARGE_COUNT ? 0.1 : 0.02);

type Copied = { readonly ratingValue: string; readonly count: string; readonly productsWithTheSame: number };

export const rule = defineSiteRule({
  id: "review-sitewide-copy",
  category: "schema",
  area: "reviews",
  severity: "high",
  fixKind: "json-ld",
  certainty: 0.9,
  kinds: ["product"],
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/review-snippet#guidelines",
  judge: ({ pages }) => {
    const rated = pages.flatMap((page) => {
      const rating = ratingOn(page);
      if (!rating) return [];
      const version = versionSetOf(page);
      return [{ page, ...rating, product: `${version === page.url ? "" : version}${rating.product}` }];
    });
    const faults: PageFault<Copied>[] = [];
    for (const group of Map.groupBy(rated, ({ value, count }) => `${value} ${count}`).values()) {
      const products = new Set(group.map(({ product }) => product));
      const times = Number(itemAt(group, 0).count);
      if (products.size <= MOST_ALIKE || times < TELLING_COUNT) continue;
      if (group.length < shareOfChance(times) * rated.length) continue;
      for (const { page, value, count } of group) {
        const saw = { ratingValue: value, count, productsWithTheSame: products.size };
        faults.push({
          url: page.url,
          evidence: { at: "Product > aggregateRating", saw, expected: "ratings of this product" },
        });
      }
    }
    return judgePages(faults, rated.length);
  },
  words: { en },
  fix: worklist(en),
});

/** Rating, count and what tells the product apart; variants of a group are one product. */
const ratingOn = noted((page): { readonly value: string; readonly count: string; readonly product: string } | null => {
  if (!productPages.includes(page)) return null;
  const product = mainProductOf(page.structuredData);
  const rating = product && itemsOf(product, "aggregateRating")[0];
  if (!product || !rating) return null;
  const value = firstText(rating, "ratingValue");
  const count = firstText(rating, "reviewCount", "ratingCount");
  return value === "" || count === ""
    ? null
    : { value, count, product: groupIdOf(product) || normalised(firstText(product, "name")) };
});
