import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { pagesIn, productPages } from "../../../../populations.ts";
import { languageOf } from "../../../../reading/language.ts";
import { oneOfEachVersion } from "../../../../reading/language-versions.ts";
import { noted } from "../../../../reading/noted.ts";
import { gtinsOf } from "../../../../reading/product-numbers.ts";
import { mainProductOf } from "../../../../reading/products.ts";
import { firstText } from "../../../../reading/structured-data.ts";
import { normalised } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

export const rule = defineSiteRule({
  id: "product-duplicate-in-categories",
  category: "content",
  area: "ecommerce",
  severity: "high",
  fixKind: "meta",
  certainty: 0.9,
  businesses: ["online-shop", "food-ordering"],
  repair: { result: "4-8 weeks" },
  kinds: ["product"],
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/specialty/ecommerce/designing-a-url-structure-for-ecommerce-sites",
  judge: ({ pages }) => {
    const products = pagesIn(pages, productPages);
    const keyed = products.flatMap((page) => {
      const key = keyOf(page);
      return key === null ? [] : [{ page, key }];
    });
    const faults: PageFault<{ readonly product: string; readonly alsoAt: readonly string[] }>[] = [];
    for (const [key, group] of Map.groupBy(keyed, (one) => one.key)) {
      const same = oneOfEachVersion(withoutParameterCopies(group.map(({ page }) => page)));
      if (same.length < 2) continue;
      for (const { url } of same) {
        const saw = {
          product: key,
          alsoAt: same
            .map((page) => page.url)
            .filter((other) => other !== url)
            .slice(0, 5),
        };
        faults.push({ url, evidence: { at: "Product identifiers", saw, expected: "one indexable address" } });
      }
    }
    return judgePages(faults, keyed.length);
  },
  words: { en },
  fix,
});

/** A GTIN names one article; a SKU is only trusted together with the name, as some shops number per page. */
const keyOf = noted(({ structuredData, head }): string | null => {
  const product = mainProductOf(structuredData);
  if (!product) return null;
  const name = normalised(firstText(product, "name"));
  const [gtin] = gtinsOf(product);
  const sku = firstText(product, "sku", "productGroupID");
  const number = gtin?.value ?? sku;
  return number === "" || name === "" ? null : `${languageOf(head.lang) ?? ""} ${number} ${name}`.trim();
});

/** The same text under the same path with parameters is no path of a category: canonical-params-missing tells it. */
function withoutParameterCopies(pages: readonly PageFacts[]): PageFacts[] {
  const plain = new Map(pages.map((page) => [page.url, page]));
  return pages.filter((page) => {
    const at = page.url.indexOf("?");
    return at < 0 || plain.get(page.url.slice(0, at))?.text.hash !== page.text.hash;
  });
}
