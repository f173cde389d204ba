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

/** Kinds of pages that offer the thing themselves, to which others send whoever wants it. */
const offering: ReadonlySet<PageKind> = new Set(["product", "service"]);
/** Where an order is placed, whatever is ordered. */
const ofOrders: ReadonlySet<PageKind> = new Set(["cart", "contact", "account", "legal", "search"]);

/** Tells whether the page at an address offers things itself: the first of several that share an address. */
function offersThere(
  notes: Notes,
  evidence: readonly KindEvidence[],
  kinds: readonly PageKind[],
): (url: string, isFar: boolean) => boolean {
  const indices = new Map(notes.flatMap((note, index) => (note ? [[note.url, index] as const] : [])));
  return (url, isFar) => {
    const index = indices.get(url);
    if (index === undefined) return false;
    const kind = itemAt(kinds, index);
    if (offering.has(kind)) return true;
    const isPriced = itemAt(evidence, index).names !== null || (notes[index]?.offers ?? 0) >= leastOffers;
    return isFar && isPriced && !ofOrders.has(kind);
  };
}

/**
 * Pages that look like a product and only lead to some: several lie below them and are shown there, or each of their
 * controls to buy opens the page of what is offered; where no price stands near the heading, of whatever asks some.
 */
export function withoutLandings(
  notes: Notes,
  evidence: readonly KindEvidence[],
  kinds: readonly PageKind[],
): PageKind[] {
  const below = countBelow(notes, kinds);
  const offersAt = offersThere(notes, evidence, kinds);
  return kinds.map((kind, index) => {
    const note = notes[index];
    if (!note || kind !== "product") return kind;
    const listed = Math.max(note.pricedCards, note.offers);
    if (listed >= leastOffers && (below.get(folderBelow(note.url)) ?? 0) >= leastOffers) return "category";
    const isFar = itemAt(evidence, index).names === null;
    if (note.isMarked || note.leads.length === 0 || !note.leads.every((url) => offersAt(url, isFar))) return kind;
    return listed >= leastOffers ? "category" : "other";
  });
}

/** Evidence by which a template is told: a page that only leads to what others offer is no example of a product. */
export function withoutLed(notes: Notes, evidence: readonly KindEvidence[]): KindEvidence[] {
  const kinds = evidence.map(({ kind }) => kind);
  const own = withoutLandings(notes, evidence, kinds);
  return evidence.map((alone, index) => {
    const kind = itemAt(own, index);
    return kind === alone.kind ? alone : { kind, weight: ofLanding, names: null };
  });
}

/** Enough that its template doesn't call it a product again. */
const ofLanding = 0.5;
