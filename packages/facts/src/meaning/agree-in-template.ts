import { readUrlHints } from "../classify/url-words.ts";
import { itemAt } from "../item-at.ts";
import type { PageKind } from "../page-facts.ts";
import type { PageNote } from "./page-note.ts";
import type { KindEvidence } from "./read-kind-evidence.ts";
import { ownPrices } from "./read-offer.ts";
import type { Shared } from "./site-meaning.ts";

/** Pages of one address pattern and one layout, with what each tells of itself. */
export interface TemplatePage {
  readonly index: number;
  readonly note: PageNote;
  readonly evidence: KindEvidence;
}

/** Of fewer pages a majority may be a coincidence. */
const leastPages = 4;
/** Evidence below this gives way to what the other pages of the template are. */
const weak = 0.45;
/** Words of an address alone, against pages of the template that are known by what they show. */
const ofAddress = 0.5;
/** Markup outweighs what the others of a template are. */
const sure = 0.9;
const nearlyAll = 0.8;
const leastSure = 3;
/** More things on offer than stand beside a product. */
const manyOffers = 6;

/** Characters of a page that shows a card or two and says nothing of them. */
const mostBare = 400;

/** Kinds of content, of which a template has one. */
const ofTemplates: ReadonlySet<PageKind> = new Set(["product", "category", "list", "article", "service"]);

const parts = (url: string): number =>
  new URL(url).pathname.split("/").filter((part) => part !== "" && !/^index\.\w+$/i.test(part)).length;

/** The kind that most pages of a template are, weighed by how sure each is; null without one. */
function majorityOf(pages: readonly TemplatePage[]): PageKind | null {
  const sums = new Map<PageKind, number>();
  let all = 0;
  for (const { evidence } of pages) {
    sums.set(evidence.kind, (sums.get(evidence.kind) ?? 0) + evidence.weight);
    all += evidence.weight;
  }
  const [first] = [...sums].toSorted(([, a], [, b]) => b - a);
  return first !== undefined && first[1] > all / 2 && ofTemplates.has(first[0]) ? first[0] : null;
}

/** Pages of one layout that name one price each, not all the same, offer a thing each, whatever their button says. */
function nameOnePrice(pages: readonly TemplatePage[]): boolean {
  const named = pages.flatMap(({ evidence }) => evidence.names ?? []);
  return named.length * 2 > pages.length && new Set(named).size >= leastSure;
}

/** The folder that a page lies in; "/x/index.html" lies where "/x" does. */
const folderOf = (url: string): string =>
  url
    .replace(/[?#].*$/, "")
    .replace(/\/(?:index\.\w+)?$/, "")
    .replace(/[^/]*$/, "");

/**
 * What a page of the template must have to be a product like the others: the markup and the control to buy that nearly
 * all of these carry, and one that is a product for sure in its folder.
 */
function likeProducts(pages: readonly TemplatePage[], shared: Shared): (note: PageNote) => boolean {
  const products = pages.filter(({ evidence }) => evidence.kind === "product" && evidence.weight > ofAddress);
  if (products.length < leastSure) return () => true;
  const share = (is: (note: PageNote) => boolean): number =>
    products.filter(({ note }) => is(note)).length / products.length;
  const homes = new Set(products.map(({ note }) => folderOf(note.url)));
  const isMarked = (note: PageNote): boolean => note.isMarked;
  const isPriced = (note: PageNote): boolean => ownPrices(note.prices, shared).length > 0;
  const isBought = ({ buys, asks, controls }: PageNote): boolean => buys.length + asks.length + controls > 0;
  const areMarked = share(isMarked) >= nearlyAll;
  const arePriced = share(isPriced) >= nearlyAll;
  const areBought = share(isBought) >= nearlyAll;
  // Of a flat site all pages lie in the folder of its goods.
  return (note) =>
    homes.has(folderOf(note.url)) &&
    (isMarked(note) || !areMarked) &&
    (isBought(note) || !areBought) &&
    (isPriced(note) || !arePriced || parts(note.url) > 1);
}

/** Whether a page that says little of itself shows what pages of a kind are made of. */
function fits(note: PageNote, kind: PageKind, shared: Shared): boolean {
  switch (kind) {
    case "product": {
      if (note.headingAt === null) return false;
      if (readUrlHints(note.url).folder === "product") return note.offers < manyOffers;
      return (
        note.offers < leastPages &&
        (note.buys.length + note.asks.length > 0 || ownPrices(note.prices, shared).length > 0)
      );
    }
    case "category":
    case "list":
      return note.cards > 1 || note.offers > 1;
    default:
      // What all pages at the root of a site have in common says little.
      return note.texts > 1 && parts(note.url) > 1;
  }
}

/** Most pages of a folder are nothing in particular: a price and a button make no product of a few of them. */
function isOfOthers(pages: readonly TemplatePage[]): boolean {
  const others = pages.filter(({ evidence }) => evidence.kind === "other").length;
  return (
    pages.length > leastPages &&
    others * 2 > pages.length &&
    pages.every(({ note }) => parts(note.url) > 1 && !note.isMarked && readUrlHints(note.url).folder !== "product")
  );
}

/** Kinds of pages for which their template knows better, by their index. */
export function agreeInTemplate(pages: readonly TemplatePage[], shared: Shared): Map<number, PageKind> {
  const found = new Map<number, PageKind>();
  if (pages.length < leastPages) return found;
  const kind = nameOnePrice(pages) ? "product" : majorityOf(pages);
  if (isOfOthers(pages) && !nameOnePrice(pages) && (kind === null || kind === "product")) {
    for (const { index, evidence } of pages) if (evidence.kind === "product") found.set(index, "other");
    return found;
  }
  if (kind === null) return found;
  const hasTraits = kind === "product" ? likeProducts(pages, shared) : (): boolean => true;
  const same = pages.filter(({ evidence }) => evidence.kind === kind).length;
  const isClear = same >= pages.length * nearlyAll && (kind === "list" || kind === "category");
  for (const { index, note, evidence } of pages) {
    // Of a good that is marked up as the others are, the shop's system only says that it is sent as a file.
    const isGood = note.system === "product" && note.isMarked && note.typed !== "service";
    if (kind === "product" && evidence.kind === "service" && isGood) found.set(index, kind);
    const isBare = kind === "category" && evidence.kind === "product" && note.characters < mostBare;
    const isFolders = readUrlHints(note.url).folder === kind;
    if (evidence.weight < weak && fits(note, kind, shared) && (isFolders || hasTraits(note))) found.set(index, kind);
    // A list that shows one thing looks like that thing's page; one of a blog like a post.
    const mayGiveWay =
      evidence.kind === "article"
        ? evidence.weight <= ofAddress
        : evidence.kind === "product" && evidence.weight < sure;
    if ((isClear || isBare) && mayGiveWay && (evidence.kind === "product" || fits(note, kind, shared)))
      found.set(index, kind);
  }
  return found;
}

/** The page of a template, or nothing for what is no page. */
export const templatePage = (
  index: number,
  notes: readonly (PageNote | null)[],
  evidence: readonly KindEvidence[],
): TemplatePage | [] => {
  const note = notes[index];
  return note ? { index, note, evidence: itemAt(evidence, index) } : [];
};
