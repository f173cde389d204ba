import type { PageFacts, SdItem } from "@audit/facts";

/** A plugin that writes structured data, told by the addresses that it gives its entities. */
interface Maker {
  readonly sign: RegExp;
  /** Where it writes products: whether it does so by itself. */
  readonly product: string | null;
  readonly other: string;
}

/**
 * rankmath.com/kb/filters-hooks-api-developer, rankmath.com/kb/titles-and-meta; developer.yoast.com/features/schema/api,
 * yoast.com/help/site-representation-settings
 */
const makers: readonly Maker[] = [
  {
    sign: /#richSnippet$/,
    product:
      "In WordPress: Rank Math writes this block: its box on the product, tab Schema; for all products Rank Math > Titles & Meta > Products, or its filter rank_math/snippet/rich_snippet_product_entity.",
    other:
      "In WordPress: Rank Math writes the structured data: its box on the page, tab Schema; name, logo and contact under Rank Math > Titles & Meta > Local SEO; all else by its filter rank_math/json_ld.",
  },
  {
    sign: /#\/schema\//,
    product: null,
    other:
      "In WordPress: Yoast SEO writes the structured data: name, logo and profiles under Yoast SEO > Settings > Site representation, a page's type in its Schema tab; all else by its filter wpseo_schema_graph.",
  },
];

/** Where the plugin that made a page's structured data has it changed; null where none is told for sure. */
export function makerOf(page: PageFacts | null, topic: "json-ld" | "product-markup"): string | null {
  const items = page?.structuredData.items ?? [];
  if (topic === "json-ld") return makers.find(({ sign }) => items.some((item) => carries(item, sign)))?.other ?? null;
  const products = items.filter(({ types }) => types.some((type) => type === "Product" || type === "ProductGroup"));
  const [first] = products;
  if (first === undefined) return null;
  return makers.find(({ sign }) => products.every(({ id }) => sign.test(id ?? "")))?.product ?? null;
}

/** Whether an entity or what it holds has such an address. */
const carries = ({ id, props }: SdItem, sign: RegExp): boolean =>
  sign.test(id ?? "") ||
  Object.values(props).some((values) => values.some((value) => typeof value === "object" && carries(value, sign)));
