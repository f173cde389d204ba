import { readUrlHints, type UrlHints } from "../classify/url-words.ts";
import type { PageKind } from "../page-facts.ts";
import { isNameOf, readMeanings, readNamed } from "../phrases/read-meanings.ts";
import type { Meaning } from "../phrases/word-table.ts";
import { listedBy } from "./later-pages.ts";
import type { PageNote } from "./page-note.ts";
import { ownPrices } from "./read-offer.ts";
import type { Shared } from "./site-meaning.ts";

/** Kinds that words may tell, by what the words mean; the first that fits. */
const kindOfMeaning: readonly (readonly [Meaning, PageKind])[] = [
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
const PRIVATE: ReadonlySet<PageKind> = new Set(["cart", "account", "search"]);
const ofAbout: readonly Meaning[] = ["about"];
const naming: readonly Meaning[] = kindOfMeaning.map(([meaning]) => meaning);

const mostNameWords = 6;

/** Words in front of what a page is about: "О компании". */
const mostPreposition = 3;

/** "About us" and "About Acme" begin so; "More about linen" says of what a text is. */
function beginsAbout(text: string, languages: readonly string[]): boolean {
  const [first = "", second = "", ...rest] = text.split(/\s+/);
  if (first.length <= mostPreposition && isNameOf(`${first} ${second}`, languages, ofAbout)) return true;
  const behindFirst = [second, ...rest].join(" ");
  return readMeanings(behindFirst, languages, ofAbout).length === 0 || isNameOf(text, languages, ofAbout);
}

/** Kinds that a short name says, such as a heading or the end of an address. */
function kindsNamed(name: string, languages: readonly string[]): PageKind[] {
  const text = name.trim();
  if (text === "" || text.split(/\s+/).length > mostNameWords) return [];
  const said = readMeanings(text, languages, naming);
  // "Delivery and payment" is about terms.
  const found = said.includes("shipping") ? said.filter((meaning) => meaning !== "checkout") : said;
  const kinds = kindOfMeaning.filter(([meaning]) => found.includes(meaning));
  // What nobody is led to must be named as a whole: goods and posts share words with carts and accounts.
  const sure = kinds.filter(([meaning, kind]) =>
    meaning === "about" ? beginsAbout(text, languages) : !PRIVATE.has(kind) || isNameOf(text, languages, [meaning]),
  );
  return [...new Set(sure.map(([, kind]) => kind))];
}

/** Kinds that a name says with no other word beside it. */
const kindsMeant = (name: string, languages: readonly string[]): PageKind[] => {
  const named = readNamed(name.trim(), languages, naming);
  const kinds = kindOfMeaning.filter(([meaning]) => named.includes(meaning));
  return [...new Set(kinds.map(([, kind]) => kind))];
};

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
  readonly kind: PageKind;
  /** 0..1: what pages of the same template say outweighs little. */
  readonly weight: number;
  /** The content names one price of its own, though nothing is read that buys it. */
  readonly names: number | null;
}

/** What is known of a page's site; nothing of it while the site is being read. */
export interface KindSurroundings {
  readonly shared: Shared;
  /** Where the start address ended; null while that is not known. */
  readonly home: string | null;
  /** Pages link to the root of the site, which may be another page than its start. */
  readonly isRootLinked: boolean;
  /** The site was entered below its root, in a folder that most of it lies outside of. */
  readonly isEnteredInside: boolean;
  /** The text of links to the page. */
  readonly anchor: string;
}

const leastCards = 3;
/** More cards than a page shows beside its own thing. */
const manyCards = 6;
/** Words that only say so when nothing else stands against them. */
const enoughVotes = 2.5;

/** Carts, accounts and searches are made of controls and short notes. */
const mostPrivateTexts = 5;
const mostPrivateCharacters = 1200;

const isProse = ({ texts, characters, linked }: PageNote): boolean =>
  texts > mostPrivateTexts && characters - linked > mostPrivateCharacters;

/** A post about returns or privacy names them among other words; a page of terms is called so. */
const isPost = ({ typed, isDated, system }: PageNote, hints: UrlHints): boolean =>
  hints.folder === "article" || typed === "article" || system === "article" || (isDated && typed !== null);

/** Votes of the words in a page's names: address, heading, title and the text of links to it. */
function nameVotes(note: PageNote, anchor: string, hints: UrlHints): [PageKind, number] {
  const { url, heading, title, languages } = note;
  const votes = new Map<PageKind, number>();
  const vote = (kind: PageKind, weight: number): void => void votes.set(kind, (votes.get(kind) ?? 0) + weight);
  // In a folder of goods or posts the end of an address names a thing.
  const isThing = hints.folder === "product" || hints.folder === "article";
  const read = isPost(note, hints) ? kindsMeant : kindsNamed;
  for (const name of [isThing ? "" : lastWords(url), heading, title]) {
    const kinds = read(name, languages);
    // Of a name that means two things each is half as sure; so is one that may be of any language.
    for (const kind of kinds) vote(kind, kinds.length > 1 || languages.length === 0 ? 0.9 : 1.5);
  }
  if (!isThing && hints.named !== null) vote(hints.named, 1.5);
  // Links say what a reader finds there, which may be a part of the page: they back its own names.
  const isNameless = heading === "" && title === "";
  for (const kind of read(anchor, languages)) if (isNameless || votes.has(kind)) vote(kind, 1.5);
  if (isProse(note)) for (const kind of PRIVATE) votes.delete(kind);
  return [...votes].toSorted(([, a], [, b]) => b - a)[0] ?? ["other", 0];
}

/** The kind that the words of a page's own names tell for sure; "other" without one. */
export function namedKind(note: PageNote): PageKind {
  const [kind, votes] = nameVotes(note, "", readUrlHints(note.url));
  return votes >= enoughVotes ? kind : "other";
}

/** One thing has a price, one by the piece and perhaps one per size: more are those of several things. */
const mostAsked = 4;
const asksMany = (prices: PageNote["prices"]): boolean => new Set(prices.map(({ amount }) => amount)).size > mostAsked;

/** How sure it is that a page offers one thing: by markup, or by a price with a control to buy near its heading. */
function productWeight(note: PageNote, prices: PageNote["prices"]): number {
  const { isMarked, pricedCards, headingAt, buys, cards } = note;
  if (isMarked) return pricedCards > 12 && prices.length === 0 ? 0.5 : 0.95;
  if (headingAt === null || buys.length === 0 || buys.length > 4 || asksMany(prices)) return 0;
  // Above the heading stands the frame's way to the cart.
  const isAcross = (buy: number, at: number): boolean => buy < headingAt && at > headingAt;
  const near = prices.some(
    ({ at, certainty }) => certainty >= 0.8 && buys.some((buy) => Math.abs(buy - at) < 900 && !isAcross(buy, at)),
  );
  if (!near) return 0;
  // Beside many cards a link to a chat is one to ask about any of them.
  if (cards >= 8) return note.controls > 0 ? 0.5 : 0;
  return 0.75;
}

const mostAhead = 1500;

/** The amount of the only price near behind the heading. */
function namedPrice({ headingAt }: PageNote, prices: PageNote["prices"]): number | null {
  const near = prices.filter(
    ({ at, certainty }) => certainty >= 0.8 && at - (headingAt ?? 0) >= 0 && at - (headingAt ?? 0) < mostAhead,
  );
  return headingAt !== null && new Set(near.map(({ amount }) => amount)).size === 1 ? (near[0]?.amount ?? null) : null;
}

/** Without markup: a price near behind the heading, and a control to buy beside it. */
export const offersByItself = (note: PageNote): boolean =>
  !note.isMarked && namedPrice(note, note.prices) !== null && productWeight(note, note.prices) >= 0.5;

const mostBeside = 400;

/** Things make a list when there are many, or when there is little else. */
const isList = (things: number, characters: number): boolean =>
  things >= manyCards || (things >= leastCards && characters < things * mostBeside);

const mostExcerpt = 600;

/** Cards that lead elsewhere make a list where the page says little beside them. */
const isListOfCards = (cards: number, characters: number): boolean =>
  cards >= leastCards && characters < cards * (cards >= manyCards ? mostExcerpt : mostBeside);

const articleNames =
  /^(?:article|artikel|articulo|articolo|artigo|post|blog|news|guide|stat[ij]y?a|statia|clanek|clanok|cikk|makale|bai-viet)(?:[-_]|$)/;

/** An article by place and words: in a folder of articles, or dated text that isn't much more than text. */
function isArticle({ url, texts, linked, characters, isDated }: PageNote, hints: UrlHints): boolean {
  if (hints.articleIndex || texts < 3 || linked * 3 > characters) return false;
  if (hints.folder === "article") return true;
  return articleNames.test(lastWords(url).replaceAll(" ", "-")) || (isDated && characters > 1500);
}

const leastCharacters = 2;

/** A template without content: a heading, a thing and a text of its own are missing. */
const isEmpty = ({ headingAt, texts, prices, cards, controls, characters }: PageNote): boolean =>
  headingAt === null && texts === 0 && prices.length + cards + controls === 0 && characters < leastCharacters;

/** What the words of an address say where nothing else tells. */
function hintedKind({ cards, characters }: PageNote, hints: UrlHints): [PageKind, number] | null {
  if (hints.articleIndex) return ["list", 0.4];
  if (hints.list || hints.folder === "category") return ["category", 0.35];
  if (hints.folder === "product" && cards < manyCards) return ["product", 0.35];
  if (isListOfCards(cards, characters)) return [hints.mayList ? "category" : "list", 0.4];
  return hints.folder === null ? null : [hints.folder, 0.3];
}

/** Goods are listed where prices or controls to buy stand beside them. */
export const listOf = (note: PageNote): PageKind => (isList(note.offers, note.characters) ? "category" : "list");

/** What the site's system, its dated addresses and the numbers of later pages say. */
function toldBySystem(note: PageNote): [PageKind, number] | null {
  const { system, typed, isGoods, isIntangible, cards, offers } = note;
  if (system === "list") return ["list", 0.9];
  const listed = listedBy(note.url);
  if (listed === "archive") return ["list", 0.9];
  if (listed === "page" && Math.max(cards, offers) > 1) return [listOf(note), 0.7];
  if (system === null || system === "article") return system !== null && typed === null ? [system, 0.8] : null;
  if (system !== "product" || isGoods) return [system, 0.9];
  return isIntangible || typed === "service" ? ["service", 0.9] : [system, 0.9];
}

/** One price and a control that puts into the cart: "Masks (delivery in 4 weeks)" is no page about delivery. */
const isBought = (note: PageNote, hints: UrlHints, prices: PageNote["prices"]): boolean =>
  note.carts > 0 && hints.named === null && namedPrice(note, prices) !== null && productWeight(note, prices) >= 0.5;

/** A confirmation says little; an article may begin with thanks, too. */
const mostConfirmed = 2500;

function tell(
  note: PageNote,
  { shared, home, isRootLinked, isEnteredInside, anchor }: KindSurroundings,
): [PageKind, number] {
  const hints = readUrlHints(note.url);
  if (hints.root) return ["home", 1];
  const isElsewhere = isEnteredInside || (isRootLinked && isList(note.offers, note.characters));
  if (note.url === home && !isElsewhere) return ["home", 1];
  const system = toldBySystem(note);
  if (system !== null) return system;
  const prices = ownPrices(note.prices, shared);
  const isService = (note.typed === "service" || note.isIntangible) && !note.isGoods;
  const product = isService ? 0 : productWeight(note, prices);
  if (hints.searches && product < 0.9) return ["search", 0.8];
  // What follows a sent form is for whoever sent it, though a template marks all pages up with the service.
  const isOfTemplate = note.typed === null || note.typed === "service";
  if (hints.confirms && isOfTemplate && note.characters < mostConfirmed) return ["account", 0.9];
  // "Olive baskets" in a folder of lists are goods, whatever else the word names.
  const listsGoods = hints.folder === "category" && isList(note.offers, note.characters);
  const [named, votes] = listsGoods ? (["other", 0] as const) : nameVotes(note, anchor, hints);
  if (votes >= enoughVotes && product < 0.9 && !(named === "legal" && isBought(note, hints, prices)))
    return [named, Math.min(1, votes / 5)];
  if (product >= 0.9) return ["product", product];
  const { typed } = note;
  if (isService) return ["service", 0.9];
  // A theme's preview calls whatever has a day an article; a price with a control to buy is the page's own.
  const isSaid = !note.isPreviewed || product < 0.5 || !offersByItself(note);
  if (typed !== null && typed !== "category" && isSaid) return [typed, 0.8];
  if (product >= 0.5 && !(note.offers >= manyCards && typed === "category")) return ["product", product];
  if (hints.folder === "product" && namedPrice(note, prices) !== null) return ["product", 0.5];
  if (hints.articleIndex && note.controls === 0) return ["list", 0.5];
  if (isList(note.offers, note.characters)) {
    // A few others stand beside a thing, too: its template tells.
    return ["category", hints.folder === "product" && note.offers < manyCards ? 0.4 : 0.7];
  }
  // Whether it lists goods is told by where it leads.
  if (typed !== null) return ["list", 0.6];
  if (isArticle(note, hints)) return ["article", 0.5];
  if (votes >= 1.5) return [named, 0.4];
  if (isEmpty(note)) return ["other", 0.6];
  return hintedKind(note, hints) ?? (note.hasPassword ? ["account", 0.5] : ["other", 0.2]);
}

/** What a page is by its own evidence: markup, one offer against a list, words of its names, and how much it says. */
export function readKindEvidence(note: PageNote, surroundings: KindSurroundings): KindEvidence {
  const [kind, weight] = tell(note, surroundings);
  return { kind, weight, names: namedPrice(note, ownPrices(note.prices, surroundings.shared)) };
}

const nothingShared: Shared = {
  text: () => false,
  lead: () => false,
  price: () => false,
  picture: () => false,
  icon: () => false,
  currency: null,
  dollar: null,
};

/** What a page is as far as it tells itself, until the rest of its site is read. */
export const readOwnKind = (note: PageNote): PageKind =>
  tell(note, { shared: nothingShared, home: null, isRootLinked: false, isEnteredInside: false, anchor: "" })[0];
