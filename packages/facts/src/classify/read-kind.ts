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
  status: number;
  mainWords: number;
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
]);
const plainPageTypes = new Set(["WebPage"]);
const listTypes = new Set(["CollectionPage", "ItemList", "OfferCatalog"]);
const pageTypes: readonly (readonly [string, PageKind])[] = [
  ["ContactPage", "contact"],
  ["AboutPage", "about"],
  ["CheckoutPage", "checkout"],
  ["SearchResultsPage", "search"],
];

const hasType = (items: readonly SdItem[], types: ReadonlySet<string>): boolean =>
  items.some((item) => item.types.some((type) => types.has(type)));

/** Products that stand for the page itself: one or two at the top level, not a list of them. */
function isProductByData({ items, head }: KindEvidence): boolean {
  const products = items.filter((item) => item.types.some((type) => productTypes.has(type)));
  if (products.length > 0 && products.length <= 2 && !hasType(items, listTypes)) return true;
  return /^(og:)?product(\.item)?$/.test(head.openGraph["og:type"]?.toLowerCase() ?? "");
}

/**
 * Site builders say og:type=article on every page; a day of publication they say only on articles. Plugins that say
 * both on every page tell in JSON-LD which are articles and which are a plain WebPage.
 */
function isArticleByData({ items, head }: KindEvidence): boolean {
  if (hasType(items, articleTypes)) return true;
  if (hasType(items, plainPageTypes)) return false;
  return head.openGraph["og:type"]?.toLowerCase() === "article" && "article:published_time" in head.openGraph;
}

/** Cards make a list when there are many, or when there is little else. */
function showsList({ commerce, mainWords }: KindEvidence): boolean {
  const { productCards } = commerce;
  return productCards >= 6 || (productCards >= 3 && mainWords / productCards < 60);
}

/** How much the page's own prices may be before they look like a list. */
const mostOwnPrices = 12;

function sellsOne({ commerce, ownPrices }: KindEvidence): boolean {
  return commerce.buyControl !== null && ownPrices > 0 && ownPrices <= mostOwnPrices;
}

function kindByPageType(items: readonly SdItem[]): PageKind | null {
  return pageTypes.find(([type]) => hasType(items, new Set([type])))?.[1] ?? null;
}

/**
 * What a page is for, from the strongest evidence down: an address that names it, structured data, the folder it
 * stands in, then what it shows. "other" when nothing says enough.
 */
export function readKind(evidence: KindEvidence): PageKind {
  if (evidence.status >= 400) return "other";
  const hints = readUrlHints(evidence.url);
  if (hints.root) return "home";
  if (hints.named !== null && hints.folder !== "article" && hints.folder !== "product") return hints.named;
  if (isProductByData(evidence)) return "product";
  const { items, commerce } = evidence;
  const byType = kindByPageType(items);
  if (byType !== null) return byType;
  if (hints.list) return "category";
  if (hints.folder === "product") return "product";
  if (hints.articleIndex) return "other";
  if (hints.folder === "category" || (hints.mayList && commerce.prices.length > 0)) return "category";
  if (isArticleByData(evidence)) return "article";
  if (hints.folder !== null) return hints.folder;
  if (hasType(items, listTypes) && commerce.productCards > 0) return "category";
  return kindByContent(evidence);
}

function kindByContent(evidence: KindEvidence): PageKind {
  if (showsList(evidence) && (evidence.ownPrices === 0 || evidence.commerce.productCards >= 6)) return "category";
  if (sellsOne(evidence)) return "product";
  if (showsList(evidence)) return "category";
  if (hasType(evidence.items, new Set(["FAQPage"]))) return "faq";
  return evidence.hasPassword ? "account" : "other";
}
