import type { CommerceFacts, HeadFacts, PageKind } from "../page-facts.ts";
import type { SdItem } from "../structured-data.ts";
import { readUrlHints } from "./url-words.ts";

export interface KindEvidence {
  url: string;
  head: HeadFacts;
  items: readonly SdItem[];
  commerce: CommerceFacts;
  /** Prices outside product cards and the page's frame. */
  ownPrices: number;
  hasPassword: boolean;
}

const productTypes = new Set(["Product", "ProductGroup", "IndividualProduct", "ProductModel", "Vehicle", "Car"]);
const articleTypes = new Set([
  "Article",
  "BlogPosting",
  "NewsArticle",
  "TechArticle",
  "Recipe",
  "HowTo",
  "Report",
  "ScholarlyArticle",
  "LiveBlogPosting",
  "Review",
]);
const listTypes = new Set(["CollectionPage", "ItemList", "OfferCatalog"]);
const kindOfType: Readonly<Record<string, PageKind>> = {
  FAQPage: "faq",
  ContactPage: "contact",
  AboutPage: "about",
  CheckoutPage: "checkout",
  SearchResultsPage: "search",
};

const hasType = (items: readonly SdItem[], types: ReadonlySet<string>): boolean =>
  items.some((item) => item.types.some((type) => types.has(type)));

/** Products that stand for the page itself: one or two at the top level, not a list of them. */
function isProductByData(items: readonly SdItem[]): boolean {
  const products = items.filter((item) => item.types.some((type) => productTypes.has(type)));
  return products.length > 0 && products.length <= 2 && !hasType(items, listTypes);
}

function kindByData({ items, head, commerce }: KindEvidence): PageKind | null {
  if (isProductByData(items)) return "product";
  const type = head.openGraph["og:type"]?.toLowerCase() ?? "";
  if (/^(og:)?product(\.item)?$/.test(type)) return "product";
  for (const item of items) for (const name of item.types) if (kindOfType[name] !== undefined) return kindOfType[name];
  if (hasType(items, articleTypes) || type === "article")
    return commerce.buyControl !== null && commerce.productCards > 8 ? null : "article";
  if (hasType(items, listTypes) && commerce.productCards > 0) return "category";
  return null;
}

function kindByContent({ commerce, ownPrices }: KindEvidence): PageKind | null {
  const { buyControl, productCards } = commerce;
  if (productCards >= 3 && (ownPrices === 0 || productCards >= 8)) return "category";
  if (buyControl !== null && ownPrices > 0 && ownPrices <= 12) return "product";
  return productCards >= 2 ? "category" : null;
}

/**
 * What a page is for, from the strongest evidence down: an address that names it, structured data, the folder it
 * stands in, then what it shows. "other" when nothing says enough.
 */
export function readKind(evidence: KindEvidence): PageKind {
  const hints = readUrlHints(evidence.url);
  if (hints.root) return "home";
  if (hints.named !== null && hints.folder !== "article" && hints.folder !== "product") return hints.named;
  const byData = kindByData(evidence);
  if (byData === "product" || (byData !== null && byData !== "article")) return byData;
  if (hints.list) return "category";
  if (hints.folder === "product" && byData === null) return "product";
  if (byData === "article") return hints.articleIndex ? "category" : "article";
  if (hints.folder !== null) return hints.folder;
  const byContent = kindByContent(evidence);
  if (byContent !== null) return byContent;
  return evidence.hasPassword ? "account" : "other";
}
