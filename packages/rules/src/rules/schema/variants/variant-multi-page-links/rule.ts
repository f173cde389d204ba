import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { noted } from "../../../../reading/noted.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { isGrouped, mainProductsOf } from "../../../../reading/products.ts";
import { addressesOfVariant, groupIdOf, mainGroupsOf } from "../../../../reading/variants.ts";
import { itemsOf } from "../../../../reading/structured-data.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";

type Unjoined = {
  readonly listedOn: string;
  readonly group: string | null;
  readonly groupsNamed: readonly string[];
};

export const rule = defineSiteRule({
  id: "variant-multi-page-links",
  category: "schema",
  area: "variants",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 1,
  businesses: ["online-shop"],
  repair: { work: "hard" },
  kinds: ["product"],
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/product-variants",
  judge: ({ pages }) => {
    const byUrl = pagesByUrl(pages);
    const faults = new Map<string, PageFault<Unjoined>>();
    const looked = new Set<string>();
    for (const page of pages) {
      for (const { url, group } of namedVariants(page)) {
        const target = byUrl.get(url);
        if (url === page.url || !target || !productPages.includes(target)) continue;
        const own = groupsNamed(target);
        if (own === null) continue;
        looked.add(url);
        if (own.length > 0 && (group === "" || own.includes("") || own.includes(group))) continue;
        const saw = { listedOn: page.url, group: group || null, groupsNamed: own.filter(Boolean).slice(0, 3) };
        faults.set(url, { url, evidence: { at: "Product", saw, expected: "isVariantOf or inProductGroupWithID" } });
      }
    }
    return judgePages([...faults.values()], looked.size);
  },
  words: { en },
  fix,
});

/** Variants on pages of their own that a page's group lists. */
const namedVariants = noted((page): readonly { readonly url: string; readonly group: string }[] => {
  if (!productPages.includes(page)) return NONE;
  const named = mainGroupsOf(page.structuredData).flatMap((group) =>
    itemsOf(group, "hasVariant").flatMap((variant) =>
      addressesOfVariant(variant).flatMap((address) => {
        const url = URL.parse(address, page.url);
        if (!url) return [];
        url.hash = "";
        // A parameter on the same path is the same page.
        return url.pathname === new URL(page.url).pathname ? [] : [{ url: url.href, group: groupIdOf(group) }];
      }),
    ),
  );
  return named.length === 0 ? NONE : named;
});

const NONE: readonly never[] = [];

/** Groups that a product page says it belongs to ("" for one without a number); null without product markup. */
const groupsNamed = noted((page): readonly string[] | null => {
  if (!productPages.includes(page)) return null;
  const products = mainProductsOf(page.structuredData);
  if (products.length === 0) return null;
  const grouped = products.filter(isGrouped).map(groupIdOf);
  return grouped.length === 0 ? NONE : grouped;
});
