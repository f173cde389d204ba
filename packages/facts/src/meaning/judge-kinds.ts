import type { LinkGraph } from "../graph/link-graph.ts";
import { readUrlHints } from "../classify/url-words.ts";
import { itemAt } from "../item-at.ts";
import type { PageKind } from "../page-facts.ts";
import type { PageNote } from "./page-note.ts";
import { type KindEvidence, readKindEvidence } from "./read-kind-evidence.ts";
import { agreeInTemplate, templatePage } from "./agree-in-template.ts";
import {
  tellFirstPages,
  tellFoldersOfProducts,
  tellPartsOfLists,
  withoutLandings,
  withoutLed,
} from "./tell-landings.ts";
import { withoutNeighbours, withoutPlaces } from "./tell-alike.ts";
import { tellHomeVersions } from "./tell-home-versions.ts";
import { tellShortLists } from "./tell-short-lists.ts";
import { withoutTheme } from "./read-theme.ts";
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

const folderOf = (url: string): string => new URL("./", url).href;

/** Of fewer pages a majority may be a coincidence. */
const leastPages = 4;
/** Fewer things on offer make no list. */
const leastOffers = 3;

const folders = (url: string): number => new URL(url).pathname.split("/").filter(Boolean).length;

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

/** The page of an address, with or without its closing slash; null for one that was not read. */
function findPage(notes: KindSite["notes"], address: string | null): string | null {
  if (address === null) return null;
  const plain = (url: string): string => url.replace(/\/$/, "");
  const wanted = plain(address);
  return notes.find((note) => note !== null && plain(note.url) === wanted)?.url ?? null;
}

/** The root is linked and sends nobody on to the start, and most addresses lie outside the folder that the start lies in. */
function liesInside(home: string, graph: LinkGraph): boolean {
  const roots = ["/", "/index.html", "/index.php"].map((path) => graph.nodeOf(new URL(path, home).href));
  const linked = roots.filter((node) => node >= 0 && graph.inlinks(node) > 0);
  const start = graph.nodeOf(home);
  if (linked.length === 0 || linked.some((node) => node === start || graph.outlinks(node).includes(start)))
    return false;
  const folder = folderOf(home);
  return graph.urls.filter((url) => url.startsWith(folder)).length * 2 < graph.urls.length;
}

/** What each page is: by its own evidence, and where that is weak by that of the pages of its template. */
export function judgeKinds({ notes: given, layouts, graph, home, shared }: KindSite): PageKind[] {
  const root = graph.nodeOf(new URL("/", home).href);
  const isRootLinked = root >= 0 && graph.inlinks(root) > 0;
  const isEnteredInside = liesInside(home, graph);
  const notes = withoutTheme(given, home);
  const start = findPage(notes, notes.find((note) => note?.url === home)?.forward ?? null) ?? home;
  const alone = notes.map((note): KindEvidence => {
    // Nobody sees what sends him on to another page of the site.
    if (note === null || findPage(notes, note.forward) !== null) return { kind: "other", weight: 1, names: null };
    const node = graph.nodeOf(note.url);
    const anchor = node < 0 ? "" : graph.anchorOf(node);
    return readKindEvidence(note, { shared, home: start, isRootLinked, isEnteredInside, anchor });
  });
  const evidence = withoutLed(notes, alone);
  const kinds = evidence.map(({ kind }) => kind);
  for (const layout of layouts) {
    const pages = layout.flatMap((index) => templatePage(index, notes, evidence));
    for (const [index, kind] of agreeInTemplate(pages, shared)) kinds[index] = kind;
  }
  const ownKinds = withoutPlaces(notes, withoutStrays({ notes, layouts }, kinds));
  const withLists = tellFirstPages(notes, evidence, ownKinds);
  const withParts = tellPartsOfLists(notes, evidence, withLists);
  const apart = withoutNeighbours({ notes, layouts, graph }, evidence, withParts);
  const withFolders = tellFoldersOfProducts(notes, evidence, withoutLandings(notes, evidence, apart));
  const withShort = tellShortLists(notes, tellLists({ notes, graph }, withFolders), graph);
  return tellHomeVersions(notes, withShort, start);
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
  // A list of one thing shows that thing's price and button.
  const kindOfStray = (index: number): PageKind =>
    readUrlHints(notes[index]?.url ?? "").folder === "category" ? "category" : "other";
  return kinds.map((kind, index) => (stray.has(index) ? kindOfStray(index) : kind));
}

/** Where the home page marks up the one product of the site, others that name its price only speak of it. */
function withoutHomesProduct(notes: KindSite["notes"], kinds: readonly PageKind[]): PageKind[] {
  const home = notes.find((note, index) => kinds[index] === "home" && note?.isMarked === true);
  const asked = new Set(home?.prices.map(({ amount }) => amount));
  const speaksOfIt = (note: PageNote | null | undefined): boolean =>
    note != null && !note.isMarked && note.prices.length > 0 && note.prices.every(({ amount }) => asked.has(amount));
  return kinds.map((kind, index) => (kind === "product" && speaksOfIt(notes[index]) ? "other" : kind));
}

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
