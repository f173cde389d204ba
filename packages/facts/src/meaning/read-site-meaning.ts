import { nearestLanguage, regionsOf } from "../language/nearest-language.ts";
import type { LinkGraph } from "../graph/link-graph.ts";
import { itemAt } from "../item-at.ts";
import type { LanguageReader } from "../language/load-language-reader.ts";
import type { PageFacts, PageKind } from "../page-facts.ts";
import type { FileProbe } from "../site-facts.ts";
import { correctProfile } from "./correct-profile.ts";
import { findDoorways } from "./find-doorways.ts";
import { dollarCurrency } from "./dollar-currency.ts";
import { countCurrencies, findShared, picturesOfProducts } from "./find-shared.ts";
import { isLoneDollar } from "./read-currencies.ts";
import { judgeKinds } from "./judge-kinds.ts";
import type { PageNote } from "./page-note.ts";
import { readMainImage, readMainText } from "./read-main.ts";
import { ownPrices, readOffer } from "./read-offer.ts";
import { readProductMarkup } from "./read-product-markup.ts";
import { countLanguages, primaryOf, readProfile } from "./read-profile.ts";
import { writtenLanguages } from "./written-languages.ts";
import type { PageMeaning, ProfileCorrection, Shared, SiteMeaning, SiteProfile } from "./site-meaning.ts";

/** What is known of a site once all its pages are in. */
export interface WholeSite {
  readonly pages: readonly PageFacts[];
  /** Of each page, null for what is no HTML page of status 200. */
  readonly notes: readonly (PageNote | null)[];
  /** Indices of pages with one address pattern and one layout. */
  readonly layouts: readonly (readonly number[])[];
  readonly graph: LinkGraph;
  /** Where the start address ended. */
  readonly home: string;
  /** What was asked of pictures' files. */
  readonly pictures: readonly FileProbe[];
  /** What the owner says of it; his currency is the one that prices without a name are read in. */
  readonly correction?: ProfileCorrection | undefined;
  readonly readLanguage: LanguageReader;
}

/** A site's meaning and the kind of each of its pages. */
export interface JudgedSite extends SiteMeaning {
  readonly kinds: readonly PageKind[];
}

/** Kinds whose pages have an offer of their own. */
const offering: ReadonlySet<PageKind> = new Set(["product", "service", "home"]);

const isOffer = (note: PageNote, kind: PageKind, shared: Shared): boolean =>
  kind === "product" &&
  note.buys.length > 0 &&
  (note.marked?.price != null || ownPrices(note.prices, shared).length > 0);

/** Pages that offer a thing each: one that is served at two addresses counts once. */
function countOffers(
  notes: WholeSite["notes"],
  kinds: readonly PageKind[],
  shared: Shared,
): { offers: number; chatOffers: number } {
  const offering = notes.map((note, index) =>
    note !== null && isOffer(note, itemAt(kinds, index), shared) ? note : null,
  );
  return {
    offers: countDistinct(offering),
    chatOffers: countDistinct(offering.map((note) => (note !== null && note.controls === 0 ? note : null))),
  };
}

function countDistinct(notes: readonly (PageNote | null)[]): number {
  const offered = notes.flatMap((note) =>
    note !== null ? `${note.heading || note.title} ${note.marked?.price ?? note.prices[0]?.amount ?? ""}` : [],
  );
  return new Set(offered).size;
}

const ofServices: ReadonlySet<string> = new Set(["local-service", "agency", "restaurant"]);

const leastLed = 3;
/** So many things listed with a price each are those of a price list, whatever is asked for beside it. */
const ofPriceList = 6;

/** What is listed leads to pages of its own; prices of a menu or of seasons lead nowhere. */
function leadsOn({ url, cards, linked, characters }: PageNote, graph: LinkGraph, pages: number): boolean {
  if (cards >= leastLed) return true;
  const node = graph.nodeOf(url);
  if (node < 0 || linked * 2 <= characters) return false;
  return [...graph.outlinks(node)].filter((target) => graph.inlinks(target) * 2 <= pages).length >= leastLed;
}

/**
 * Kinds where the site is known to live of services: a price with a button is that of a service unless markup says
 * Product, and what is listed with prices are no goods.
 */
function withoutGoods(
  kinds: readonly PageKind[],
  { notes, graph }: Pick<WholeSite, "notes" | "graph">,
  profile: SiteProfile,
): readonly PageKind[] {
  if (profile.business === null || !ofServices.has(profile.business)) return kinds;
  const pages = notes.filter((note) => note !== null).length;
  return kinds.map((kind, index) => {
    const note = notes[index];
    if (!note) return kind;
    const mayBeService = kind === "product" && !note.isMarked;
    if (kind === "category" || (mayBeService && note.offers >= ofPriceList))
      return leadsOn(note, graph, pages) ? "list" : "other";
    return mayBeService ? "service" : kind;
  });
}

/** The currency that markup and scripts of most pages name. */
function machineCurrency(pages: WholeSite["pages"], notes: readonly PageNote[]): string | null {
  const named = [
    ...pages.flatMap(({ commerce }) => commerce.scriptCurrency ?? []),
    ...notes.flatMap(({ marked }) => marked?.currency ?? []),
  ];
  const counts = [...Map.groupBy(named, (currency) => currency)].map(
    ([currency, all]) => [currency, all.length] as const,
  );
  return counts.toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))[0]?.[0] ?? null;
}

/** Meanings that are kept, since rules and plan ask for all of them several times: each takes up to a kilobyte. */
const mostKept = 3000;

/** What a site is and what its pages are, judged over all of them; offers and texts of single pages when asked for. */
export function readSiteMeaning(whole: WholeSite): JudgedSite {
  const { pages, notes, layouts, graph, home, pictures, correction, readLanguage } = whole;
  const read = notes.filter((note) => note !== null);
  const html = pages.filter((_, index) => notes[index] !== null);
  const dollar = correction?.currencies?.[0] ?? machineCurrency(html, read) ?? dollarCurrency(html, new URL(home).host);
  const isDollar = read.some((note) => note.prices.some(({ text }) => isLoneDollar(text)));
  const counted = countCurrencies(read);
  const currencies =
    isDollar && dollar !== null && !counted.includes(dollar)
      ? [dollar, ...counted.filter((currency) => currency !== "USD")]
      : counted;
  const shared = findShared(html, { currency: (correction?.currencies ?? currencies)[0] ?? null, dollar }, pictures);
  const kindsAsShown = judgeKinds({ notes, layouts, graph, home, shared });
  /** Telling a language costs more than all else of a meaning, and plans ask for that of the same pages again and again. */
  const languages = new Map<number, string | null>();
  const regions = regionsOf(new URL(home).hostname, correction?.currencies ?? currencies);
  const languageOf = (index: number): string | null => {
    const known = languages.get(index);
    if (known !== undefined) return known;
    const page = notes[index] ? pages[index] : undefined;
    const text = page === undefined ? null : readMainText(page, shared);
    const said = text === null ? null : readLanguage(text);
    const language = said === null ? null : nearestLanguage(said, regions);
    languages.set(index, language);
    return language;
  };
  const declaring = (language: string): number[] =>
    notes.flatMap((note, index) => (note !== null && primaryOf(note) === language ? [index] : []));
  const profileAsRead = readProfile({
    notes: read,
    kinds: kindsAsShown.filter((_, index) => notes[index] !== null),
    currencies,
    languages: writtenLanguages(countLanguages(read), declaring, languageOf),
    graph,
    ...countOffers(notes, kindsAsShown, shared),
  });
  const profile = correctProfile(profileAsRead, correction);
  const kinds = withoutGoods(kindsAsShown, whole, profile);
  let ofProducts: ReadonlySet<string> | null = null;
  const isOfAll = (url: string): boolean =>
    shared.picture(url) || (ofProducts ??= picturesOfProducts(pages, notes, kinds)).has(url);
  let doorways: ReadonlySet<number> | null = null;
  const isDoorway = (index: number): boolean => (doorways ??= findDoorways(pages, notes, kinds, layouts)).has(index);
  const ofAll = { ...shared, picture: isOfAll };
  const readMeaning = (page: PageFacts, kind: PageKind, index: number): PageMeaning => {
    const marked = readProductMarkup(page);
    const offer = offering.has(kind) ? readOffer(page, marked, shared) : null;
    return {
      kind,
      offer: offer !== null && kind === "home" && offer.price === null && !offer.buyControl ? null : offer,
      mainImage: readMainImage(page, marked, ofAll),
      mainText: readMainText(page, shared),
      language: languageOf(index),
    };
  };
  const meanings = new Map<number, PageMeaning>();
  return {
    kinds,
    profile,
    profileAsRead,
    isDoorway,
    languageOf,
    meaningOf(index): PageMeaning | null {
      const [page, kind] = [pages[index], kinds[index]];
      if (page === undefined || kind === undefined || notes[index] === null) return null;
      const known = meanings.get(index);
      if (known !== undefined) return known;
      const meaning = readMeaning(page, kind, index);
      if (meanings.size < mostKept) meanings.set(index, meaning);
      return meaning;
    },
  };
}
