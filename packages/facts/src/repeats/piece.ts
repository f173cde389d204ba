import type { ClassEntry } from "../collect/class-names.ts";
import type { FoundForm } from "../collect/findings.ts";
import { most } from "../collect/limits.ts";
import type { PageState } from "../collect/page-state.ts";
import type { LinkFact } from "../page-facts.ts";
import type { FlowPiece } from "../text/flow-piece.ts";
import type { WrittenHref } from "../url/page-resolver.ts";

/** Numbers that only grow while a page is read. */
export const counters = [
  "elements",
  "imageTotal",
  "imagesNoAlt",
  "imagesEmptyAlt",
  "picturesWithoutImage",
  "inlineScriptBytes",
  "inlineStyleBytes",
  "namelessButtons",
  "lists",
  "orderedLists",
  "quotations",
  "fakeButtons",
  "priceHints",
] as const;

/** What is true of a page as soon as one of its elements says so. */
export const signs = ["hasSearch", "hasPassword", "hasNav", "hasMain"] as const;

/** Lists that a page's elements are added to and that say nothing of places; with the most that each takes. */
export const plainLists = {
  images: most.images,
  controls: most.controls,
  scripts: most.scripts,
  inlineScripts: Infinity,
  jsonLd: Infinity,
  iframes: Infinity,
  videos: Infinity,
  insecure: most.insecure,
  scriptTargets: most.scriptTargets,
  times: most.times,
  tables: Infinity,
} as const;

/** Lists of ranges of the flow, likewise. */
export const rangeLists = {
  headings: Infinity,
  buttons: most.buttons,
  segments: most.segments,
  summaries: most.summaries,
  nosnippet: Infinity,
  cards: most.cards,
} as const;

/** Lists of ranges that name links too. */
export const linkedLists = { concealed: most.concealed, breadcrumbs: Infinity } as const;

export type PlainList = keyof typeof plainLists;
export type RangeList = keyof typeof rangeLists;
export type LinkedList = keyof typeof linkedLists;
export type Sign = (typeof signs)[number];

export type Counter = (typeof counters)[number];

/** What goes into one list of the page, never nothing. */
export interface Entries<K extends PlainList | RangeList | LinkedList> {
  readonly list: K;
  readonly entries: PageState[K];
}

/** What is known of the links beside their facts, by their index; places count from the start of the piece. */
export interface LinkColumns {
  readonly written: readonly WrittenHref[];
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Links before it in the piece, or -1. */
  readonly around: Int32Array;
}

/**
 * Everything that the content of one landmark (a menu, a footer) adds to a page: the same bytes in the same surroundings
 * add the same to each page. Places count from the start of the piece.
 */
export interface Piece {
  /** The content and the start of the end tag behind it. */
  readonly bytes: Buffer;
  /** Bytes of the content alone. */
  readonly length: number;
  readonly flow: FlowPiece;
  readonly counts: readonly { readonly counter: Counter; readonly count: number }[];
  readonly signs: readonly Sign[];
  /** Of elements, the landmark's own counted. */
  readonly maxDepth: number;
  readonly plain: readonly Entries<PlainList>[];
  readonly ranges: readonly Entries<RangeList>[];
  readonly linked: readonly Entries<LinkedList>[];
  readonly links: readonly LinkFact[];
  readonly linkColumns: LinkColumns;
  readonly buyingLinks: readonly number[];
  readonly forms: readonly FoundForm[];
  readonly ids: readonly string[];
  readonly labelFor: readonly string[];
  readonly paths: readonly number[];
  readonly classes: readonly { readonly entry: ClassEntry; readonly count: number }[];
  /** Characters of the flow since the last block mark, where the piece ends. */
  readonly openSegment: number;
  /** The scanner's form, afterwards. */
  readonly form: number;
}
