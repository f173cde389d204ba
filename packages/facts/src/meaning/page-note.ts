import { kindOfSystem } from "../classify/system-kinds.ts";
import type { OutlinePrice, PageOutline } from "../outline/page-outline.ts";
import type { PageFacts, PageKind } from "../page-facts.ts";
import { countOrdered } from "./count-ordered.ts";
import { type BusinessFeatures, readBusinessFeatures } from "./business-features.ts";
import { readCurrencies } from "./read-currencies.ts";
import { isPreviewedAsArticle, readTypedKind } from "./read-typed-kind.ts";
import { type MarkedProduct, readProductMarkup } from "./read-product-markup.ts";

/** The parts of a page that its kind is told by. */
export type NotedPage = Pick<
  PageFacts,
  | "url"
  | "head"
  | "headings"
  | "links"
  | "resources"
  | "structuredData"
  | "forms"
  | "outline"
  | "dates"
  | "structure"
  | "tech"
  | "commerce"
  | "claims"
>;

/** What a page's kind and its site's profile are told by: small, so that it is kept of every page of a large site. */
export interface PageNote {
  readonly url: string;
  /** BCP 47, as declared, and English. */
  readonly languages: readonly string[];
  readonly heading: string;
  readonly title: string;
  readonly marked: MarkedProduct | null;
  /** Markup or OpenGraph say that the page is about one product. */
  readonly isMarked: boolean;
  /** Its markup says what only goods have: a number of the trade, a weight, a way of sending or taking back. */
  readonly isGoods: boolean;
  /** Its markup gives the number under a barcode. */
  readonly isBarcoded: boolean;
  /** Its scripts or its form hold what variants of a product cost, and which can be bought. */
  readonly holdsVariants: boolean;
  /** The shop's system says that nothing is sent of what is sold. */
  readonly isIntangible: boolean;
  /** What the site's system says that the page is. */
  readonly system: PageKind | null;
  /** What markup says that the page is. */
  readonly typed: PageKind | null;
  /** What it is typed as is told by its preview alone. */
  readonly isPreviewed: boolean;
  readonly hasPassword: boolean;
  /** Where it sends its visitors on to, by script or at once by a meta tag; null for a page of its own. */
  readonly forward: string | null;
  readonly isDated: boolean;
  /** Itself in other languages as it names them, of pages at most one folder deep: the start page is. */
  readonly versions: readonly string[];
  readonly headingAt: number | null;
  /** Prices of no list, old ones left out, the first eight. */
  readonly prices: readonly OutlinePrice[];
  /** Places of controls to buy that stand in no list, the first eight. */
  readonly buys: readonly number[];
  /** Controls to buy, those left out that only a message to a chat tells. */
  readonly controls: number;
  /** Places of links to chats and phones in the content, the first eight. */
  readonly asks: readonly number[];
  /** Things with a picture, a price and a control of their own each. */
  readonly ordered: number;
  /** Controls that speak of a cart. */
  readonly carts: number;
  /** Scripts show a cart. */
  readonly opensCart: boolean;
  /** Its own control to buy is a link to another host that is marked as paid for, or as nobody's own. */
  readonly buysElsewhere: boolean;
  /** Pages of the site that its own controls to buy lead to. */
  readonly leads: readonly string[];
  /** Things listed with a price or a control each, though they link nowhere. */
  readonly offers: number;
  readonly cards: number;
  readonly pricedCards: number;
  readonly texts: number;
  readonly characters: number;
  readonly linked: number;
  readonly features: BusinessFeatures;
  /** How often each ISO 4217 code is named. */
  readonly currencies: readonly (readonly [string, number])[];
}

const mostKept = 8;
const mostName = 120;
const titlePart = /\s*[|–—·•:]\s+|\s+-\s+/;

/** Prices that stand so far apart are those of examples in a text, not of things in a list. */
const mostApart = 2000;
const leastListed = 4;

/** Things listed with a price, or with a control to buy. */
function listedOffers({ prices, unread, controls, pricedCards, characters }: PageOutline): number {
  const listed = prices.filter(({ list, old }) => list && !old).length;
  const isList = listed >= leastListed && characters < listed * mostApart;
  const bought = controls.filter(({ list }) => list).length;
  // Cards are told while the page is read, by anything like a price; here some must have been read.
  const cards = prices.length + unread > 0 ? pricedCards : 0;
  return Math.max(cards, isList ? listed : 0, bought >= 6 ? bought : 0);
}

const notOwn: ReadonlySet<string> = new Set(["nofollow", "sponsored"]);

/** Shops that only recommend mark their links so; a checkout that a service runs for the shop is not. */
function leadsElsewhere({ url, links, outline }: NotedPage): boolean {
  const own = outline.controls.find(({ list }) => !list);
  // Beside a link to ask in a chat of some service, the shop's own cart takes it.
  if (outline.controls.some(({ list, cart }) => !list && cart === true)) return false;
  const { host } = new URL(url);
  if (own === undefined)
    return links.some(
      ({ url: to, rel, region }) =>
        region !== "header" &&
        region !== "footer" &&
        rel.includes("sponsored") &&
        to !== null &&
        new URL(to).host !== host,
    );
  return links.some(
    (link) =>
      link.text === own.text &&
      link.url !== null &&
      new URL(link.url).host !== host &&
      link.rel.some((token) => notOwn.has(token)),
  );
}

/** Pages of the site that its own controls to buy lead to; none where one of them is no such link. */
function readLeads({ url, links, outline }: NotedPage): string[] {
  const own = outline.controls.filter(({ list, chat }) => !list && !chat).slice(0, mostKept);
  if (own.length === 0) return [];
  const { host, pathname } = new URL(url);
  const found = own.map(({ text }) => {
    const link = links.find(
      (one) => (one.text || one.label) === text && one.region !== "header" && one.region !== "nav",
    );
    const to = link?.url == null ? null : new URL(link.url);
    return to !== null && to.host === host && to.pathname !== pathname && to.search === "" ? to.href : null;
  });
  return found.every((to) => to !== null) ? found : [];
}

const mostVersions = 40;

function readVersions({ url, head }: NotedPage): string[] {
  if (new URL(url).pathname.split("/").filter(Boolean).length > 1) return [];
  return head.hreflang.slice(0, mostVersions).flatMap((link) => link.url ?? []);
}

/** Notes of a page what is needed once its whole site is known. */
export function notePage(page: NotedPage): PageNote {
  const { url, head, headings, forms, outline, dates } = page;
  const marked = readProductMarkup(page);
  const heading = headings.find(({ level, region }) => level === 1 && region !== "header" && region !== "nav");
  return {
    url,
    languages: head.lang === null ? [] : [head.lang, "en"],
    heading: (heading?.text ?? "").slice(0, mostName),
    title: ((head.titles[0] ?? "").split(titlePart)[0] ?? "").slice(0, mostName),
    marked,
    isMarked: marked !== null || /^(?:og:)?product(?:\.item)?$/i.test(head.openGraph["og:type"] ?? ""),
    isGoods: marked?.isGoods ?? false,
    isBarcoded: marked?.isBarcoded ?? false,
    holdsVariants: page.commerce.variants?.some(({ price }) => price !== null) === true,
    isIntangible: page.structure.intangible,
    system: kindOfSystem(page.structure.bodyClasses),
    typed: readTypedKind(page),
    isPreviewed: isPreviewedAsArticle(page),
    hasPassword: forms.hasPassword,
    forward: head.refresh !== null && head.refresh.seconds < 2 ? head.refresh.url : null,
    isDated: dates.some(({ role }) => role === "published"),
    versions: readVersions(page),
    headingAt: outline.headingAt,
    prices: outline.prices.filter(({ list, old }) => !list && !old).slice(0, mostKept),
    buys: outline.controls.flatMap(({ list, at }) => (list ? [] : [at])).slice(0, mostKept),
    controls: outline.controls.filter(({ chat }) => !chat).length,
    asks: (outline.chats ?? []).map(({ at }) => at).slice(0, mostKept),
    ordered: countOrdered(outline),
    carts: outline.controls.filter(({ cart }) => cart).length,
    opensCart: outline.opensCart === true,
    buysElsewhere: leadsElsewhere(page),
    leads: readLeads(page),
    offers: listedOffers(outline),
    cards: outline.cards,
    pricedCards: outline.pricedCards,
    texts: outline.texts.length,
    characters: outline.characters,
    linked: outline.linked,
    features: readBusinessFeatures(page),
    currencies: readCurrencies(page),
  };
}
