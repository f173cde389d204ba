import { readUrlHints } from "../classify/url-words.ts";
import type { LinkGraph } from "../graph/link-graph.ts";
import { itemAt } from "../item-at.ts";
import type { PageKind } from "../page-facts.ts";
import { readMeanings } from "../phrases/read-meanings.ts";
import type { Meaning } from "../phrases/word-table.ts";
import type { PageNote } from "./page-note.ts";
import type { KindEvidence } from "./read-kind-evidence.ts";

interface Alike {
  readonly notes: readonly (PageNote | null)[];
  /** Indices of pages with one address pattern and one layout. */
  readonly layouts: readonly (readonly number[])[];
}

/** Of fewer pages a likeness may be a coincidence. */
const leastPages = 4;
const ofLegal: readonly Meaning[] = ["shipping", "terms", "privacy", "imprint", "returns"];

const leastPlaces = 3;

/** Lies in a folder, is named after delivery and nothing else that laws ask for, and not by its address. */
function isOfDelivery({ url, heading, title, languages }: PageNote): boolean {
  const { named, folder } = readUrlHints(url);
  if (named === "legal" || folder === "legal" || new URL(url).pathname.split("/").filter(Boolean).length < 2)
    return false;
  const said = readMeanings(heading || title, languages, ofLegal);
  return said.length === 1 && said[0] === "shipping";
}

/** A shop says once how it delivers: several pages that are each called "Delivery to" some place are of the places. */
export function withoutPlaces(notes: Alike["notes"], kinds: readonly PageKind[]): PageKind[] {
  const named = notes.flatMap((note, index) =>
    note && kinds[index] === "legal" && isOfDelivery(note) ? { index, language: note.languages[0] ?? "" } : [],
  );
  const byLanguage = Map.groupBy(named, ({ language }) => language);
  const found = new Set(
    [...byLanguage.values()].flatMap((pages) => (pages.length < leastPlaces ? [] : pages.map(({ index }) => index))),
  );
  return kinds.map((kind, index) => (found.has(index) ? "other" : kind));
}

/** Cards alone told that it is a list. */
const ofCards = 0.4;

/**
 * A list leads down to what it lists. Where the cards of pages of one layout lead to one another, they stand beside the
 * thing that each page is about.
 */
export function withoutNeighbours(
  { notes, layouts, graph }: Alike & { readonly graph: LinkGraph },
  evidence: readonly KindEvidence[],
  kinds: readonly PageKind[],
): PageKind[] {
  const pages = notes.filter((note) => note !== null).length;
  const found = new Set<number>();
  for (const layout of layouts) {
    if (layout.length < leastPages) continue;
    const nodes = new Set(layout.flatMap((index) => (notes[index] ? graph.nodeOf(notes[index].url) : [])));
    for (const index of layout) {
      const note = notes[index];
      const { kind, weight } = itemAt(evidence, index);
      if (!note || kinds[index] !== "list" || kind !== "list" || weight > ofCards) continue;
      const own = [...graph.outlinks(graph.nodeOf(note.url))].filter((target) => graph.inlinks(target) * 2 <= pages);
      const beside = own.filter((target) => nodes.has(target)).length;
      if (beside * 2 > own.length) found.add(index);
    }
  }
  return kinds.map((kind, index) => (found.has(index) ? "other" : kind));
}
