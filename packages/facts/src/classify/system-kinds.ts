import type { PageKind } from "../page-facts.ts";

/** One system's names for the kinds of its pages, told from hand-made ones by what else it writes there. */
interface System {
  readonly is: RegExp;
  readonly kinds: readonly (readonly [PageKind, RegExp])[];
}

/** What site systems write at a page's body about the page. */
const systems: readonly System[] = [
  // WooCommerce: wc_body_class.
  {
    is: /^woocommerce(?:-page|-cart|-checkout|-account|-order-received|-js|-no-js)?$/,
    kinds: [
      ["cart", /^woocommerce-(?:cart|checkout|order-received|order-pay)$/],
      ["account", /^woocommerce-account$/],
      ["category", /^(?:tax-product_(?:cat|tag|brand)|post-type-archive-product)$/],
      ["product", /^single-product$/],
    ],
  },
  // WordPress: body_class. An archive is named beside what it is of; hand-made pages say "archive" alone.
  {
    is: /^(?:date|category|tag|author|post-type-archive|(?:tax|term|category|tag|author)-\S+)$/,
    kinds: [["list", /^archive$/]],
  },
  { is: /^search$/, kinds: [["search", /^search-(?:results|no-results)$/]] },
  { is: /^postid-\d+$/, kinds: [["article", /^single-post$/]] },
  // PrestaShop names the currency at the body.
  {
    is: /^currency-[a-z]{3}$/,
    kinds: [
      ["cart", /^page-(?:cart|checkout|order|order-confirmation)$/],
      ["account", /^page-(?:my-account|customer-account|authentication|history|identity|addresses|password)$/],
      ["category", /^page-category$/],
      ["product", /^page-product$/],
      ["search", /^page-search$/],
    ],
  },
  // Magento: full action names.
  {
    is: /^(?:catalog-(?:product|category)-view|catalogsearch-\S+-\S+|checkout-\S+-\S+|customer-account-\S+)$/,
    kinds: [
      ["cart", /^checkout-(?:cart|index|onepage)-\S+$/],
      ["account", /^customer-account-\S+$/],
      ["category", /^catalog-category-view$/],
      ["product", /^catalog-product-view$/],
      ["search", /^catalogsearch-\S+-\S+$/],
    ],
  },
];

/** What a page's system says that it is; null where it says nothing that we know. */
export function kindOfSystem(names: readonly string[]): PageKind | null {
  for (const { is, kinds } of systems) {
    if (!names.some((name) => is.test(name))) continue;
    const named = kinds.find(([, pattern]) => names.some((name) => pattern.test(name)));
    if (named !== undefined) return named[0];
  }
  return null;
}
