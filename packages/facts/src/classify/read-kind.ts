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

const productType = 1;
const articleType = 2;
const plainPageType = 4;
const listType = 8;
const faqType = 16;
const contactType = 32;
const aboutType = 64;
const checkoutType = 128;
const searchType = 256;

const bitOfType: ReadonlyMap<string, number> = new Map(
  (
    [
      [productType, "Product ProductGroup IndividualProduct ProductModel Vehicle Car"],
      [articleType, "Article BlogPosting NewsArticle TechArticle Recipe HowTo Report ScholarlyArticle LiveBlogPosting"],
      [plainPageType, "WebPage"],
      [listType, "CollectionPage ItemList OfferCatalog"],
      [faqType, "FAQPage"],
      [contactType, "ContactPage"],
      [aboutType, "AboutPage"],
      [checkoutType, "CheckoutPage"],
      [searchType, "SearchResultsPage"],
    ] as const
  ).flatMap(([bit, types]) => types.split(" ").map((type) => [type, bit] as const)),
);
const pageTypes: readonly (readonly [number, PageKind])[] = [
  [contactType, "contact"],
  [aboutType, "about"],
  [checkoutType, "checkout"],
  [searchType, "search"],
];

/** What the entities at the top level of the page's structured data are. */
interface TopTypes {
  /** The or of all types' bits. */
  all: number;
  products: number;
}

function readTypes(items: readonly SdItem[]): TopTypes {
  const read: TopTypes = { all: 0, products: 0 };
  for (const { types } of items) {
    let bits = 0;
    for (const type of types) bits |= bitOfType.get(type) ?? 0;
    read.all |= bits;
    if ((bits & productType) !== 0) read.products++;
  }
  return read;
}

/** Products that stand for the page itself: one or two at the top level, not a list of them. */
function isProductByData({ all, products }: TopTypes, head: HeadFacts): boolean {
  if (products > 0 && products <= 2 && (all & listType) === 0) return true;
  return /^(og:)?product(\.item)?$/.test(head.openGraph["og:type"]?.toLowerCase() ?? "");
}

/**
 * Site builders say og:type=article on every page; a day of publication they say only on articles. Plugins that say
 * both on every page tell in JSON-LD which are articles and which are a plain WebPage.
 */
function isArticleByData({ all }: TopTypes, head: HeadFacts): boolean {
  if ((all & articleType) !== 0) return true;
  if ((all & plainPageType) !== 0) return false;
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

/**
 * What a page is for, from the strongest evidence down: an address that names it, structured data, the folder it
 * stands in, then what it shows. "other" when nothing says enough.
 */
export function readKind(evidence: KindEvidence): PageKind {
  if (evidence.status >= 400) return "other";
  const hints = readUrlHints(evidence.url);
  if (hints.root) return "home";
  if (hints.named !== null && hints.folder !== "article" && hints.folder !== "product") return hints.named;
  const { head, commerce } = evidence;
  const types = readTypes(evidence.items);
  if (isProductByData(types, head)) return "product";
  for (const [bit, kind] of pageTypes) if ((types.all & bit) !== 0) return kind;
  if (hints.list) return "category";
  if (hints.folder === "product") return "product";
  if (hints.articleIndex) return "other";
  if (hints.folder === "category" || (hints.mayList && commerce.prices.length > 0)) return "category";
  if (isArticleByData(types, head)) return "article";
  if (hints.folder !== null) return hints.folder;
  if ((types.all & listType) !== 0 && commerce.productCards > 0) return "category";
  return kindByContent(evidence, types);
}

function kindByContent(evidence: KindEvidence, types: TopTypes): PageKind {
  if (showsList(evidence) && (evidence.ownPrices === 0 || evidence.commerce.productCards >= 6)) return "category";
  if (sellsOne(evidence)) return "product";
  if (showsList(evidence)) return "category";
  if ((types.all & faqType) !== 0) return "faq";
  return evidence.hasPassword ? "account" : "other";
}
