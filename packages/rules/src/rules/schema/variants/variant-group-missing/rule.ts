import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { LinkFact, SdItem } from "@audit/facts";
import { productPages } from "../../../../populations.ts";
import { linksTo } from "../../../../reading/page-links.ts";
import { isGrouped, mainProductsOf, productsOf } from "../../../../reading/products.ts";
import { firstText, itemsOf } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Properties that differ between variants of one product. */
const TELLING = ["sku", "gtin", "gtin13", "gtin12", "gtin8", "gtin14", "mpn", "url", "name"];

/** Selectors that script builds can't be seen, so the rule speaks only where the markup itself lists variants. */
export const rule = definePageRule({
  id: "variant-group-missing",
  category: "schema",
  area: "variants",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.8,
  businesses: ["online-shop"],
  repair: { pasted: true, work: "hard" },
  over: productPages,
  reads: ["structuredData", "links", "url"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/product-variants",
  judge: ({ structuredData, links, url }) => {
    const products = mainProductsOf(structuredData);
    const [first] = products;
    if (first === undefined) return notApplicable();
    if (productsOf(structuredData).some(isGrouped)) return pass();
    const listed = products.map(variantOffers).find((offers) => offers.length > 1) ?? [];
    const linked = variantLinks(links, url);
    if (listed.length < 2 && linked.length < 2) return notApplicable();
    const saw = { offers: listed.slice(0, 4), variantLinks: linked.slice(0, 4) };
    return fail({ at: `${first.format} Product`, saw, expected: "a ProductGroup with hasVariant" });
  },
  words: { en },
  onlyProposed: true,
  fix,
});

/** An AggregateOffer may gather sellers as well as variants and is left out. Names of offers that differ in number, address or name, and are not the same thing from several sellers. */
function variantOffers(product: SdItem): string[] {
  const offers = itemsOf(product, "offers").filter(({ types }) => !types.includes("AggregateOffer"));
  if (offers.length < 2) return [];
  const sellers = new Set(offers.map((offer) => firstText(offer, "seller")));
  if (sellers.size > 1) return [];
  return [...new Set(offers.map((offer) => firstText(offer, ...TELLING)).filter(Boolean))].map(quoted);
}

const VARIANT = "variant=";
const namesVariant = (url: string): boolean => url.includes(VARIANT);

/** Addresses of this page's own variants, as Shopify and others write them. */
function variantLinks(links: readonly LinkFact[], page: string): string[] {
  if (!linksTo({ url: page, links }, namesVariant) && !page.includes(VARIANT)) return [];
  const named = new Set(links.flatMap(({ url }) => (url?.includes(VARIANT) ? url : [])));
  const { origin, pathname } = new URL(page);
  return [...named].filter((address) => {
    const target = new URL(address);
    return target.origin === origin && target.pathname === pathname && target.searchParams.has("variant");
  });
}
