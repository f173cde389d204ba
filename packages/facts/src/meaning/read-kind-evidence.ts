import { readUrlHints } from "../classify/url-words.ts";
import type { PageFacts } from "../page-facts.ts";
import { readMeanings } from "../phrases/read-meanings.ts";
import type { Meaning } from "../phrases/word-table.ts";
import { ownPrices } from "./read-offer.ts";
import type { MarkedProduct } from "./read-product-markup.ts";
import type { MeantKind, Shared } from "./site-meaning.ts";

/** Kinds that words may tell, by what the words mean; the first that fits. */
const kindOfMeaning: readonly (readonly [Meaning, MeantKind])[] = [
  ["terms", "legal"],
  ["privacy", "legal"],
  ["imprint", "legal"],
  ["returns", "legal"],
  ["shipping", "legal"],
  ["contact", "contact"],
  ["about", "about"],
  ["cart", "cart"],
  ["checkout", "cart"],
  ["account", "account"],
  ["search", "search"],
];

/** What page types of schema.org and of OpenGraph say. */
const kindOfType: ReadonlyMap<string, MeantKind> = new Map<string, MeantKind>([
  ["CollectionPage", "category"],
  ["OfferCatalog", "category"],
  ["ContactPage", "contact"],
  ["AboutPage", "about"],
  ["CheckoutPage", "cart"],
  ["SearchResultsPage", "search"],
  ...["Article", "BlogPosting", "NewsArticle", "TechArticle", "Report", "Recipe", "HowTo"].map(
    (type) => [type, "article"] as const,
  ),
]);

/** What an address says by its words, in the languages of `classify/url-words.ts`. */
const kindOfHint: Readonly<Record<string, MeantKind>> = {
  policy: "legal",
  contact: "contact",
  about: "about",
  cart: "cart",
  checkout: "cart",
  account: "account",
  search: "search",
};

const mostNameWords = 6;

/** Kinds that a short name says, such as a heading or the end of an address. */
function kindsNamed(name: string, languages: readonly string[]): MeantKind[] {
  const text = name.trim();
  if (text === "" || text.split(/\s+/).length > mostNameWords) return [];
  const found = readMeanings(text, languages);
  return [...new Set(kindOfMeaning.filter(([meaning]) => found.includes(meaning)).map(([, kind]) => kind))];
}

function lastWords(url: string): string {
  const parts = (URL.parse(url)?.pathname ?? "")
    .split("/")
    .filter((part) => part !== "" && !/^index\.\w+$/i.test(part));
  const last = parts.at(-1) ?? "";
  try {
    return decodeURIComponent(last)
      .replace(/\.\w{2,5}$/, "")
      .replace(/[-_+.]+/g, " ");
  } catch {
    return last;
  }
}

/** What is told of a page's kind by the page alone. */
export interface KindEvidence {
  readonly kind: MeantKind;
  /** 0..1: what pages of the same template say outweighs little. */
  readonly weight: number;
}

const titlePart = /\s*[|–—·•:]\s+|\s+-\s+/;
const leastCards = 3;
/** Words that only say so when nothing else stands against them. */
const enoughVotes = 2.5;

/** Votes of the words in a page's names: address, heading, title and the text of links to it. */
function nameVotes(page: PageFacts, anchor: string): Map<MeantKind, number> {
  const languages = page.head.lang === null ? [] : [page.head.lang, "en"];
  const heading = page.headings.find(({ level, region }) => level === 1 && region !== "header" && region !== "nav");
  const title = (page.head.titles[0] ?? "").split(titlePart)[0] ?? "";
  const names: readonly (readonly [string, number])[] = [
    [lastWords(page.url), 1.5],
    [heading?.text ?? "", 1.5],
    [title, 1.5],
    [anchor, 1.5],
  ];
  const votes = new Map<MeantKind, number>();
  const vote = (kind: MeantKind, weight: number): void => void votes.set(kind, (votes.get(kind) ?? 0) + weight);
  for (const [name, weight] of names) {
    const kinds = kindsNamed(name, languages);
    // Of a name that means two things each is half as sure.
    for (const kind of kinds) vote(kind, kinds.length > 1 ? weight * 0.6 : weight);
  }
  const named = readUrlHints(page.url).named;
  const hinted = named === null ? undefined : kindOfHint[named];
  if (hinted !== undefined) vote(hinted, 1.5);
  return votes;
}

const isRoot = (url: string): boolean =>
  /^\/(?:index\.\w+|[a-z]{2}(?:[-_][a-z]{2})?(?:\/(?:index\.\w+)?|\.html?)?)?$/i.test(URL.parse(url)?.pathname ?? "");

/** How sure it is that a page offers one thing: by markup, or by a price with a control to buy near its heading. */
function productWeight(page: PageFacts, marked: MarkedProduct | null, shared: Shared): number {
  const { outline, head } = page;
  const prices = ownPrices(outline, shared).filter(({ old }) => !old);
  const buys = outline.controls.filter(({ list }) => !list);
  const isMarked = marked !== null || /^(?:og:)?product/.test(head.openGraph["og:type"] ?? "");
  if (isMarked) return outline.pricedCards > 12 && prices.length === 0 ? 0.5 : 0.95;
  if (outline.headingAt === null || buys.length === 0 || buys.length > 4) return 0;
  const near = prices.some(({ at, certainty }) => certainty >= 0.8 && buys.some((buy) => Math.abs(buy.at - at) < 900));
  return near ? (outline.cards >= 8 ? 0.5 : 0.75) : 0;
}

/** Things listed with a price or a control each, though they link nowhere. */
function listedOffers({ outline }: PageFacts): number {
  const prices = outline.prices.filter(({ list, old }) => list && !old).length;
  return Math.max(
    outline.pricedCards,
    prices >= 4 ? prices : 0,
    outline.controls.length >= 6 ? outline.controls.length : 0,
  );
}

function typeKind({ structuredData, head }: PageFacts): MeantKind | null {
  for (const { types } of structuredData.items) {
    for (const type of types) {
      const kind = kindOfType.get(type);
      if (kind !== undefined) return kind;
    }
  }
  return head.openGraph["og:type"]?.toLowerCase() === "article" && "article:published_time" in head.openGraph
    ? "article"
    : null;
}

/** An article by place and words: in a folder of articles, or dated text that isn't much more than text. */
function isArticle(page: PageFacts): boolean {
  const { outline, url, kind, dates } = page;
  const hints = readUrlHints(url);
  if (hints.articleIndex || outline.texts.length < 3 || outline.linked * 3 > outline.characters) return false;
  if (kind === "article" || hints.folder === "article") return true;
  if (
    /^(?:article|artikel|articulo|articolo|artigo|post|blog|news|guide|stat[ij]y?a|statia|clanek|clanok|cikk|makale|bai-viet)(?:[-_]|$)/.test(
      lastWords(url).replaceAll(" ", "-"),
    )
  )
    return true;
  return dates.some(({ role }) => role === "published") && outline.characters > 1500;
}

/** What a page is by its own evidence: markup, one offer against a list, words of its names, and how much it says. */
export function readKindEvidence(
  page: PageFacts,
  marked: MarkedProduct | null,
  shared: Shared,
  home: string,
  anchor: string,
): KindEvidence {
  const { outline } = page;
  if (page.url === home || isRoot(page.url)) return { kind: "home", weight: 1 };
  const product = productWeight(page, marked, shared);
  const [named, votes] = [...nameVotes(page, anchor)].toSorted(([, a], [, b]) => b - a)[0] ?? [null, 0];
  if (named !== null && votes >= enoughVotes && product < 0.9) return { kind: named, weight: Math.min(1, votes / 5) };
  const typed = typeKind(page);
  const offers = listedOffers(page);
  if (product >= 0.9) return { kind: "product", weight: product };
  if (typed !== null && typed !== "category") return { kind: typed, weight: 0.8 };
  if (product >= 0.5 && !(offers >= 6 && typed === "category")) return { kind: "product", weight: product };
  if (typed !== null || offers >= leastCards) return { kind: "category", weight: 0.7 };
  if (isArticle(page)) return { kind: "article", weight: 0.5 };
  if (named !== null && votes >= 1.5) return { kind: named, weight: 0.4 };
  if (outline.cards >= leastCards) return { kind: "category", weight: 0.5 };
  return { kind: "other", weight: 0.2 };
}
