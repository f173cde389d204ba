import type { LinkGraph } from "../graph/link-graph.ts";
import { readUrlHints } from "../classify/url-words.ts";
import { itemAt } from "../item-at.ts";
import type { PageKind } from "../page-facts.ts";
import type { PageNote } from "./page-note.ts";
import { type KindEvidence, readKindEvidence } from "./read-kind-evidence.ts";
import { ownPrices } from "./read-offer.ts";
import type { Shared } from "./site-meaning.ts";

/** All that kinds are judged by once the site is read. */
export interface KindSite {
  /** Null for what is no HTML page of status 200. */
  readonly notes: readonly (PageNote | null)[];
  /** Indices of pages with one address pattern and one layout. */
  readonly layouts: readonly (readonly number[])[];
  readonly graph: LinkGraph;
  readonly home: string;
  readonly shared: Shared;
}

/** Of fewer pages a majority may be a coincidence. */
const leastPages = 4;
/** Fewer things on offer make no list. */
const leastOffers = 3;
/** More things on offer than stand beside a product. */
const manyOffers = 6;
const ofMost = 0.5;
/** Evidence below this gives way to what the other pages of the template are. */
const weak = 0.45;

/** Kinds of content, of which a template has one. */
const ofTemplates: ReadonlySet<PageKind> = new Set(["product", "category", "list", "article", "service"]);

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
      return note.texts > 1 && folders(note.url) > 1;
  }
}

const folders = (url: string): number => new URL(url).pathname.split("/").filter(Boolean).length;

/** The kind that most pages of a template are, weighed by how sure each is; null without one. */
function majorityOf(evidence: readonly KindEvidence[]): PageKind | null {
  const sums = new Map<PageKind, number>();
  let all = 0;
  for (const { kind, weight } of evidence) {
    sums.set(kind, (sums.get(kind) ?? 0) + weight);
    all += weight;
  }
  const [first] = [...sums].toSorted(([, a], [, b]) => b - a);
  return first !== undefined && first[1] > all / 2 && ofTemplates.has(first[0]) ? first[0] : null;
}

/** Pages of one layout that name one price each, not all the same, offer a thing each, whatever their button says. */
function nameOnePrice(evidence: readonly KindEvidence[]): boolean {
  const named = evidence.flatMap(({ names }) => names ?? []);
  return named.length * 2 > evidence.length && new Set(named).size >= 3;
}

/** Lists of goods are known by where they lead: to products that aren't linked from everywhere. */
function leadsToGoods(url: string, kinds: ReadonlyMap<number, PageKind>, graph: LinkGraph, pages: number): boolean {
  const node = graph.nodeOf(url);
  if (node < 0) return false;
  let goods = 0;
  let others = 0;
  for (const target of graph.outlinks(node)) {
    if (graph.inlinks(target) * 2 > pages) continue;
    const kind = kinds.get(target);
    if (kind === "product") goods++;
    else if (kind !== undefined) others++;
  }
  return goods >= 3 && goods > others;
}

/** A type of markup that the start page and most others carry is the theme's, and says nothing of a page. */
function typeOfTheme(notes: KindSite["notes"], home: string): PageKind | null {
  const read = notes.filter((note) => note !== null);
  const type = read.find(({ url }) => url === home)?.typed ?? null;
  const carrying = read.filter(({ typed }) => typed === type).length;
  return type !== null && read.length >= leastPages && carrying > read.length * ofMost ? type : null;
}

/** What each page is: by its own evidence, and where that is weak by that of the pages of its template. */
export function judgeKinds({ notes, layouts, graph, home, shared }: KindSite): PageKind[] {
  const root = graph.nodeOf(new URL("/", home).href);
  const isRootLinked = root >= 0 && graph.inlinks(root) > 0;
  const ofTheme = typeOfTheme(notes, home);
  const evidence = notes.map((given): KindEvidence => {
    if (given === null) return { kind: "other", weight: 1, names: null };
    const note = ofTheme !== null && given.typed === ofTheme ? { ...given, typed: null } : given;
    const node = graph.nodeOf(note.url);
    return readKindEvidence(note, { shared, home, isRootLinked, anchor: node < 0 ? "" : graph.anchorOf(node) });
  });
  const kinds = evidence.map(({ kind }) => kind);
  for (const layout of layouts) {
    if (layout.length < leastPages) continue;
    const own = layout.map((index) => itemAt(evidence, index));
    const kind = nameOnePrice(own) ? "product" : majorityOf(own);
    if (kind === null) continue;
    for (const index of layout) {
      const note = notes[index];
      if (note && itemAt(evidence, index).weight < weak && fits(note, kind, shared)) kinds[index] = kind;
    }
  }
  return tellLists({ notes, graph }, withoutStrays({ notes, layouts }, kinds));
}

/**
 * Where products carry markup, a page that has none, in a layout without any, is no product for a price and a button:
 * it is about ordering, engraving or the like.
 */
function withoutStrays(
  { notes, layouts }: Pick<KindSite, "notes" | "layouts">,
  kinds: readonly PageKind[],
): PageKind[] {
  const isMarkedProduct = (index: number): boolean => kinds[index] === "product" && notes[index]?.isMarked === true;
  const marked = kinds.filter((_, index) => isMarkedProduct(index)).length;
  if (marked === 0) return withoutHomesProduct(notes, kinds);
  const ofMarked = new Set(layouts.flatMap((layout) => (layout.some(isMarkedProduct) ? layout : [])));
  const strays = kinds.flatMap((kind, index) =>
    kind === "product" && notes[index]?.isMarked === false && !ofMarked.has(index) ? [index] : [],
  );
  if (marked < leastPages || strays.length * 4 > marked) return [...kinds];
  const stray = new Set(strays);
  return kinds.map((kind, index) => (stray.has(index) ? "other" : kind));
}

/** Where the home page marks up the one product of the site, others that name its price only speak of it. */
function withoutHomesProduct(notes: KindSite["notes"], kinds: readonly PageKind[]): PageKind[] {
  const home = notes.find((note, index) => kinds[index] === "home" && note?.isMarked === true);
  const asked = new Set(home?.prices.map(({ amount }) => amount));
  const speaksOfIt = (note: PageNote | null | undefined): boolean =>
    note != null && !note.isMarked && note.prices.length > 0 && note.prices.every(({ amount }) => asked.has(amount));
  return kinds.map((kind, index) => (kind === "product" && speaksOfIt(notes[index]) ? "other" : kind));
}

const folderOf = (url: string): string => new URL("./", url).href;
const nearlyAll = 0.8;

/** Folders whose pages are nearly all lists of goods: one that is empty, or leads to few, is a list of goods too. */
function foldersOfGoods(notes: KindSite["notes"], kinds: readonly PageKind[]): ReadonlySet<string> {
  const lists = notes.flatMap((note, index) => {
    const kind = itemAt(kinds, index);
    const isList = kind === "category" || kind === "list";
    return note && isList && folders(note.url) > 1 ? { folder: folderOf(note.url), kind } : [];
  });
  const found = [...Map.groupBy(lists, ({ folder }) => folder)].filter(([, own]) => {
    const goods = own.filter(({ kind }) => kind === "category").length;
    return goods >= leastPages && goods >= own.length * nearlyAll;
  });
  return new Set(found.map(([folder]) => folder));
}

function tellLists({ notes, graph }: Pick<KindSite, "notes" | "graph">, kinds: readonly PageKind[]): PageKind[] {
  const ofNode = new Map<number, PageKind>();
  for (const [index, note] of notes.entries()) if (note) ofNode.set(graph.nodeOf(note.url), itemAt(kinds, index));
  const pages = ofNode.size;
  const hasGoods = kinds.includes("product");
  const ofGoods = foldersOfGoods(notes, kinds);
  return kinds.map((kind, index) => {
    const note = notes[index];
    if (!note) return kind;
    // A folder named after categories holds those of a journal, too.
    if (kind === "category" && !hasGoods && note.offers < leastOffers) return "list";
    if (kind !== "list") return kind;
    return ofGoods.has(folderOf(note.url)) || leadsToGoods(note.url, ofNode, graph, pages) ? "category" : kind;
  });
}
