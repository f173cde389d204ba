import { readUrlHints } from "../classify/url-words.ts";
import type { LinkGraph } from "../graph/link-graph.ts";
import { itemAt } from "../item-at.ts";
import type { PageKind } from "../page-facts.ts";
import type { PageNote } from "./page-note.ts";

type Notes = readonly (PageNote | null)[];

/** One page on its way from one folder to another may be called so by chance. */
const leastLists = 2;
/** A page that says more has something of its own to say beside its cards. */
const mostBare = 400;

/** The outermost folder named after lists that a page lies in, such as "/categories/"; null outside of one. */
function listsFolder({ url }: PageNote): string | null {
  const { origin, pathname } = new URL(url);
  for (let end = pathname.indexOf("/", 1); end > 0 && end < pathname.length - 1; end = pathname.indexOf("/", end + 1)) {
    const folder = origin + pathname.slice(0, end + 1);
    const hints = readUrlHints(`${folder}x`);
    if (hints.mayList || hints.folder === "category") return folder;
  }
  return null;
}

/** All pages of the site that it leads to, apart from those that everything links, are products, and there is one. */
function leadsToProductsOnly(url: string, kinds: ReadonlyMap<number, PageKind>, graph: LinkGraph): boolean {
  const node = graph.nodeOf(url);
  if (node < 0) return false;
  const own = [...graph.outlinks(node)].filter((target) => target !== node && graph.inlinks(target) * 2 <= kinds.size);
  const known = own.flatMap((target) => kinds.get(target) ?? []);
  return known.length > 0 && known.every((kind) => kind === "product");
}

/** Beside lists of goods in a folder named after lists, a page that only leads to one or two goods lists them, too. */
export function tellShortLists(notes: Notes, kinds: readonly PageKind[], graph: LinkGraph): PageKind[] {
  const listed = notes.flatMap((note, index) => (note && kinds[index] === "category" ? (listsFolder(note) ?? []) : []));
  const folders = new Set(
    [...Map.groupBy(listed, (folder) => folder)].flatMap(([folder, own]) => (own.length >= leastLists ? folder : [])),
  );
  if (folders.size === 0) return [...kinds];
  const ofNode = new Map(
    notes.flatMap((note, index) => (note ? [[graph.nodeOf(note.url), itemAt(kinds, index)] as const] : [])),
  );
  return kinds.map((kind, index) => {
    const note = notes[index];
    if (!note || note.isMarked || note.characters >= mostBare) return kind;
    if (kind !== "product" && kind !== "other" && kind !== "list") return kind;
    const isBeside = folders.has(listsFolder(note) ?? "");
    return isBeside && leadsToProductsOnly(note.url, ofNode, graph) ? "category" : kind;
  });
}
