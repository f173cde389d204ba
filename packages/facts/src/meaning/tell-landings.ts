import { itemAt } from "../item-at.ts";
import type { PageKind } from "../page-facts.ts";
import { firstPageOf } from "./later-pages.ts";
import type { PageNote } from "./page-note.ts";
import { type KindEvidence, listOf } from "./read-kind-evidence.ts";

type Notes = readonly (PageNote | null)[];

/** Fewer things on offer make no list. */
const leastOffers = 3;
/** Markup outweighs what stands beside it. */
const sure = 0.9;

/** The list that an address with a query asks a part of, or that lies above it, the nearest. */
function listAbove(address: string, lists: ReadonlyMap<string, PageNote>): PageNote | null {
  const url = address.replace(/[?].*$/, "");
  const own = url === address ? undefined : lists.get(url);
  if (own !== undefined) return own;
  for (let at = url.lastIndexOf("/", url.length - 2); at > "https://".length; at = url.lastIndexOf("/", at - 1)) {
    const found = lists.get(url.slice(0, at + 1)) ?? lists.get(url.slice(0, at));
    if (found !== undefined) return found;
  }
  return null;
}

/** A page below a list that bears that list's heading shows a part of it, by a tag, a filter or in another order. */
export function tellPartsOfLists(
  notes: Notes,
  evidence: readonly KindEvidence[],
  kinds: readonly PageKind[],
): PageKind[] {
  const lists = new Map<string, PageNote>();
  const kindOf = new Map<PageNote, PageKind>();
  for (const [index, note] of notes.entries()) {
    const kind = itemAt(kinds, index);
    if (!note || note.heading === "" || (kind !== "list" && kind !== "category")) continue;
    const bare = note.url.replace(/[?].*$/, "");
    // The list itself stands for its parts.
    if (bare === note.url || !lists.has(bare)) lists.set(bare, note);
    kindOf.set(note, kind);
  }
  return kinds.map((kind, index) => {
    const note = notes[index];
    if (!note || kind === "home" || itemAt(evidence, index).weight >= sure) return kind;
    const above = listAbove(note.url, lists);
    return above !== null && above.heading === note.heading ? (kindOf.get(above) ?? kind) : kind;
  });
}

/** What later pages go on from is a list as they are. */
export function tellFirstPages(
  notes: Notes,
  evidence: readonly KindEvidence[],
  kinds: readonly PageKind[],
): PageKind[] {
  const begun = new Set(notes.flatMap((note) => (note && firstPageOf(note.url)) ?? []));
  return kinds.map((kind, index) => {
    const note = notes[index];
    if (!note || !begun.has(note.url) || itemAt(evidence, index).weight >= sure) return kind;
    const isTold = kind === "home" || kind === "category" || kind === "list" || kind === "search";
    return isTold || Math.max(note.cards, note.offers) < 2 ? kind : listOf(note);
  });
}

/** The folder that pages below an address lie in. */
const folderBelow = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname
    .replace(/index\.html?$/i, "")
    .replace(/\.html?$/i, "")
    .replace(/\/?$/, "/")}`;
};

/** How many products lie below each folder, at any depth. */
function countBelow(notes: Notes, kinds: readonly PageKind[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [index, note] of notes.entries()) {
    if (!note || kinds[index] !== "product") continue;
    const own = folderBelow(note.url);
    for (let at = own.lastIndexOf("/", own.length - 2); at > "https://".length; at = own.lastIndexOf("/", at - 1)) {
      const folder = own.slice(0, at + 1);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return counts;
}

/** How many products lie in each folder itself. */
function countIn(notes: Notes, kinds: readonly PageKind[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [index, note] of notes.entries()) {
    if (!note || kinds[index] !== "product") continue;
    const folder = new URL("..", folderBelow(note.url)).href;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

/** The page of a folder that products lie in lists them, though only scripts show them there. */
export function tellFoldersOfProducts(
  notes: Notes,
  evidence: readonly KindEvidence[],
  kinds: readonly PageKind[],
): PageKind[] {
  const within = countIn(notes, kinds);
  return kinds.map((kind, index) => {
    const note = notes[index];
    if (!note || kind !== "other" || itemAt(evidence, index).weight >= sure) return kind;
    return (within.get(folderBelow(note.url)) ?? 0) >= leastOffers ? "category" : kind;
  });
}

/**
 * Pages that look like a product and only lead to some: several lie below them and are shown there, or each of their
 * controls to buy opens the page of a product.
 */
export function withoutLandings(notes: Notes, kinds: readonly PageKind[]): PageKind[] {
  const below = countBelow(notes, kinds);
  const products = new Set(notes.flatMap((note, index) => (note && kinds[index] === "product" ? note.url : [])));
  return kinds.map((kind, index) => {
    const note = notes[index];
    if (!note || kind !== "product") return kind;
    const listed = Math.max(note.pricedCards, note.offers);
    if (listed >= leastOffers && (below.get(folderBelow(note.url)) ?? 0) >= leastOffers) return "category";
    if (note.isMarked || note.leads.length === 0 || !note.leads.every((url) => products.has(url))) return kind;
    return listed >= leastOffers ? "category" : "other";
  });
}
