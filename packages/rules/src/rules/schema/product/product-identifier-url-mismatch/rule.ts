import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import type { PageFacts, SdItem } from "@audit/facts";
import { productPages } from "../../../../populations.ts";
import { languageOf } from "../../../../reading/language.ts";
import { versionSetOf } from "../../../../reading/language-versions.ts";
import { noted } from "../../../../reading/noted.ts";
import { isGrouped, mainProductsOf, offersOf } from "../../../../reading/products.ts";
import { firstText } from "../../../../reading/structured-data.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";

const GTINS = ["gtin", "gtin13", "gtin12", "gtin14", "gtin8", "isbn"] as const;
/** Numbers that shops enter when they have none. */
const FILLER = /^(0+|n\/?a|none|null|undefined|-|1234567890.*|test|sku)$/i;

type Shared = {
  readonly gtin?: string;
  readonly sku?: string;
  readonly products: readonly string[];
  readonly alsoOn: readonly string[];
};

/**
 * The same product under two addresses has a rule of its own; here the names differ too. Variants may share the number
 * of their product, so pages that name a group are judged by GTIN only.
 */
export const rule = defineSiteRule({
  id: "product-identifier-url-mismatch",
  category: "schema",
  area: "product",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 0.8,
  businesses: ["online-shop", "food-ordering"],
  kinds: ["product"],
  reads: ["pages"],
  source: "https://support.google.com/merchants/answer/6324461",
  judge: ({ pages }) => {
    const judged = pages.filter((page) => numbersOn(page).length > 0);
    const placed = judged.flatMap((page) => numbersOn(page).map((number) => ({ page, ...number })));
    const faults = new Map<string, PageFault<Shared>>();
    for (const group of Map.groupBy(
      placed,
      ({ page, kind, value }) => `${languageOf(page.head.lang)} ${kind} ${value}`,
    ).values()) {
      const named = new Map(group.map((one) => [normalised(one.name), one]));
      const addresses = new Set(group.map(({ page }) => versionSetOf(page)));
      if (named.size < 2 || addresses.size < 2) continue;
      const names = [...named.values()].slice(0, 4).map(({ name }) => quoted(name));
      for (const { page, kind, value } of group) {
        const others = group.filter((other) => other.page.url !== page.url).map((other) => other.page.url);
        const saw = {
          ...(kind === "gtin" ? { gtin: value } : { sku: value }),
          products: names,
          alsoOn: others.slice(0, 3),
        };
        faults.set(page.url, {
          url: page.url,
          evidence: { at: `Product > ${kind}`, saw, expected: "a number of its own" },
        });
      }
    }
    return judgePages([...faults.values()], judged.length);
  },
  words: { en },
  fix: worklist(en),
});

interface Numbered {
  readonly kind: "gtin" | "sku";
  readonly value: string;
  readonly name: string;
}

const NONE: readonly Numbered[] = [];

/** Offers with numbers of their own: the product bears that of one of them, which may have a page of its own, too. */
const sellsVariants = (product: SdItem): boolean =>
  new Set(offersOf(product).flatMap((offer) => firstText(offer, "sku") || [])).size > 1;

const numbersOn = noted((page: Omit<PageFacts, "links">): readonly Numbered[] => {
  if (!productPages.includes(page)) return NONE;
  const [product] = mainProductsOf(page.structuredData);
  const name = product ? firstText(product, "name") : "";
  if (!product || name === "") return NONE;
  const gtin = firstText(product, ...GTINS).replace(/[\s-]/g, "");
  const sku = isGrouped(product) || sellsVariants(product) ? "" : firstText(product, "sku");
  const numbers: Numbered[] = [];
  if (gtin !== "" && !FILLER.test(gtin)) numbers.push({ kind: "gtin", value: gtin, name });
  if (sku !== "" && !FILLER.test(sku)) numbers.push({ kind: "sku", value: sku, name });
  return numbers;
});
