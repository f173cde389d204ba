import { readUrlHints } from "../classify/url-words.ts";
import type { LinkGraph } from "../graph/link-graph.ts";
import { isNameOf, knowsWordsOf, readMeanings } from "../phrases/read-meanings.ts";
import type { ProfileEvidence } from "./profile-evidence.ts";
import type { SiteProfile } from "./site-meaning.ts";

/** An address linked from more than half of the pages that is named after a cart or a checkout, fetched or not. */
function isCartLinked(graph: LinkGraph, pages: number, languages: readonly string[]): boolean {
  return graph.urls.some((_, node) => graph.inlinks(node) * 2 > pages && isNamedCart(graph, node, languages));
}

const isNamedCart = (graph: LinkGraph, node: number, languages: readonly string[]): boolean =>
  readUrlHints(graph.urls[node] ?? "").named === "cart" || isNameOf(graph.anchorOf(node), languages, ["cart"]);

/** The start page leads to a cart, whatever the frames of other pages name without scripts. */
function leadsToCart({ notes, kinds, graph, languages }: ProfileEvidence): boolean {
  const home = notes[kinds.indexOf("home")];
  const node = home === undefined ? -1 : graph.nodeOf(home.url);
  return node >= 0 && [...graph.outlinks(node)].some((target) => isNamedCart(graph, target, languages));
}

/** Most pages have a control that opens a cart which scripts show. */
const isCartOpened = (notes: ProfileEvidence["notes"]): boolean =>
  notes.filter(({ opensCart }) => opensCart).length * 2 > notes.length;

/** Its markup or start page names a place that works for people, and no store. */
const isOfServices = ({ notes, kinds }: ProfileEvidence): boolean =>
  !notes.some(({ features }) => features.isStore) &&
  notes.some(
    ({ features }, index) =>
      features.marked.includes("local-service") || (kinds[index] === "home" && features.named[0] === "local-service"),
  );

/** A page of the law says how goods are taken back. */
const takesBack = ({ notes, kinds }: ProfileEvidence): boolean =>
  notes.some(
    ({ heading, title, languages }, index) =>
      kinds[index] === "legal" &&
      [heading, title].some((name) => name !== "" && readMeanings(name, languages, ["returns"]).length > 0),
  );

/** Shows a price of its own and a control to order. */
const sellsOne = ({ prices, controls }: ProfileEvidence["notes"][number]): boolean => prices.length > 0 && controls > 0;

/** Things to be ordered with a price each: so many are no example, and fewer do where a cart is spoken of. */
const leastOrdered = 4;
const leastCarted = 2;

/** A page shows several things with a price and a control to order each, and which of the two controls they are. */
function orderedThere({ ordered, carts }: ProfileEvidence["notes"][number]): "cart" | "chat" | null {
  if (carts >= leastCarted && ordered >= leastCarted) return "cart";
  return ordered >= leastOrdered ? "chat" : null;
}

const leastAsked = 3;

/** Goods that are ordered in a chat or by phone: different pages, each with its price and a link to write or call. */
function countAsked({ notes, kinds }: ProfileEvidence): number {
  const asked = notes.flatMap((note, index) =>
    kinds[index] === "product" && note.prices.length > 0 && note.asks.length > 0 ? note.heading || note.title : [],
  );
  return new Set(asked).size;
}

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** The page that Japan's Act on Specified Commercial Transactions (1976, no. 57, article 11) asks of whoever sells at a distance. */
const ofDistanceSales = /特定商取引法/;
/** A page that sells one thing, and perhaps its terms. */
const fewPages = 2;

const leastElsewhere = 3;
const nearlyAll = 0.8;

/** What is shown is bought from others: nearly all controls to buy are links to other hosts, marked as paid for. */
function sendsElsewhere({ notes }: ProfileEvidence): boolean {
  // Of pages without a control of their own those tell that mark up a product: posts have links that are paid for, too.
  const offering = notes.filter(({ buys, isMarked }) => buys.length > 0 || isMarked);
  const elsewhere = offering.filter(({ buysElsewhere }) => buysElsewhere).length;
  const buying = offering.length;
  return elsewhere >= leastElsewhere && elsewhere >= buying * nearlyAll;
}

/**
 * Whether orders can be placed: a cart is reached, products are marked up, or two pages show a price with a control to
 * buy. That nothing is sold is concluded only where the words of buying could be read.
 */
export function readSells(evidence: ProfileEvidence): Pick<SiteProfile, "sells"> & { because: string[] } {
  if (sendsElsewhere(evidence))
    return { sells: false, because: ["what it shows is bought on other sites, by links that are marked as paid for"] };
  const { notes, kinds, graph, languages } = evidence;
  // A workshop that lists its work is asked in the same chats as a shop that lists its goods.
  const isOfWork = isOfServices(evidence);
  const ofPages = isOfWork ? evidence.offers - evidence.chatOffers : evidence.offers;
  // What the start page offers beside it is as good as a second page of the kind.
  const offers = ofPages + (ofPages === 1 && notes.some((note, at) => kinds[at] === "home" && sellsOne(note)) ? 1 : 0);
  const hasCart = kinds.includes("cart") || isCartLinked(graph, notes.length, languages) || isCartOpened(notes);
  const controls = notes.filter((note) => note.controls > 0).length;
  const marked = notes.filter((note) => note.marked?.price != null).length;
  const held = notes.filter(({ holdsVariants }) => holdsVariants).length;
  const isShopSystem = notes.some(({ features }) => features.isShopSystem);
  const because: string[] = [];
  if (offers > 0) because.push(`${counted(offers, "page shows", "pages show")} a price with a control to buy`);
  if (marked > 0) because.push(`${counted(marked, "page marks", "pages mark")} up a product with its price`);
  if (held > 1) because.push(`${held} pages hold the variants of a product with their prices and stock`);
  if (hasCart) because.push("a cart or checkout is reached");
  const isLawful = notes.some(({ heading, title }) => ofDistanceSales.test(`${heading}\n${title}`));
  const hasPrices = notes.some(({ currencies }) => currencies.length > 0);
  if (isLawful) because.push("it has the page that the law asks of sellers at a distance");
  const isOnePage = notes.length <= fewPages && notes.some((note, index) => kinds[index] === "home" && sellsOne(note));
  if (isOnePage && because.length === 0) because.push("its one page shows prices and a control to order");
  const shown = notes.flatMap((note) => orderedThere(note) ?? []);
  const isCarted = shown.includes("cart");
  const asked = isOfWork ? 0 : countAsked(evidence);
  const isAsked = !isOfWork && (shown.includes("chat") || asked >= leastAsked);
  if (isCarted && offers < 2) because.push("a page shows several things with a price and a control to buy each");
  else if (isAsked && offers < 2) because.push("things with a price each are ordered by message or phone");
  // Where scripts fill all lists, a cart and the way back of goods tell it.
  const isScripted = !isOfWork && (hasCart || leadsToCart(evidence)) && takesBack(evidence);
  if (isScripted && because.length === 0)
    because.push("its start page leads to a cart, and it says how goods are returned");
  const isOffered = notes.some((note) => note.marked?.price != null && note.controls > 0);
  const isProved =
    isOnePage ||
    (isLawful && hasPrices) ||
    offers > 1 ||
    marked > 1 ||
    held > 1 ||
    isOffered ||
    isCarted ||
    isAsked ||
    isScripted ||
    (hasCart && (controls > 0 || marked > 0 || isShopSystem));
  if (isProved) return { sells: true, because };
  const isReadable = notes.every((note) => note.languages.slice(0, 1).every(knowsWordsOf));
  const isNothing = controls + marked + held === 0 && !hasCart && !isShopSystem;
  return { sells: isNothing && isReadable ? false : null, because };
}
