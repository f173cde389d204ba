import type { Concealment } from "../page-facts.ts";

/** A range of the text flow. */
export interface FoundRange {
  from: number;
  to: number;
}

export interface FoundMeta {
  key: string;
  via: "name" | "property" | "http-equiv";
  content: string;
  inHead: boolean;
}

export interface FoundLinkRel {
  rel: string[];
  /** null = no href attribute. */
  href: string | null;
  hreflang: string | null;
  type: string | null;
  media: string | null;
  as: string | null;
  inHead: boolean;
}

/** A picture that an inline style draws. */
export interface FoundBackground {
  src: string;
  region: number;
  /** How many images stand before it. */
  after: number;
  /** The link around it by its place among all links, -1 without one. */
  link: number;
}

export interface FoundHeading extends FoundRange {
  level: number;
  imageAlt: string;
  region: number;
  className: string;
  /** It has an id, by which scripts find it. */
  named: boolean;
  /** Hash of the element path, equal for the headings of one list. */
  path: number;
  /** Where an element begins behind its first words: what follows is said of what they name; -1 without any. */
  inner: number;
}

/** A place for a list with nothing in it; the range is its heading's. */
export interface FoundUnfilled extends FoundRange {
  id: string;
}

export interface FoundImage {
  src: string;
  alt: string | null;
  width: number | null;
  height: number | null;
  loading: string | null;
  fetchpriority: string | null;
  hasSrcset: boolean;
  /** The link around it by its place among all links, -1 without one. */
  link: number;
  inPicture: boolean;
  region: number;
  boxed: boolean;
  /** What a script puts in place of the source, where it waits in data-src. */
  lazy: string | null;
  /** Place in the flow, and hash of the element path. */
  at: number;
  path: number;
  /** The named elements around it: other pictures and the next text may stand at the same place. */
  spans: readonly FoundSpan[];
}

export interface FoundScript {
  src: string;
  inHead: boolean;
  async: boolean;
  defer: boolean;
  module: boolean;
}

export interface FoundForm {
  action: string | null;
  post: boolean;
  password: boolean;
}

export interface FoundControl {
  /** Words for the report, e.g. `input[name="q"]`. */
  name: string;
  id: string | null;
  /** The grey hint inside. */
  hint: string;
  /** The label that stands right before it, or behind a box to tick, and names no field. */
  label: FoundRange | null;
  /** The words right before it that stand in no label. */
  before: FoundRange | null;
  /** Of a box to tick, whose label stands behind it: where it stands in the flow. */
  ticked?: number;
}

export interface FoundButton extends FoundRange {
  /** Its classes as written; only while it is open. */
  names?: string | null;
  label: string;
  region: number;
}

export interface FoundSegment extends FoundRange {
  hints: number;
  region: number;
}

export interface FoundConcealed extends FoundRange {
  how: Concealment;
  firstLink: number;
  lastLink: number;
}

export interface FoundTable {
  rows: number;
  columns: number;
  rowColumns: number;
  hasHeader: boolean;
}

export interface FoundBreadcrumb extends FoundRange {
  firstLink: number;
  lastLink: number;
}

export interface FoundCard extends FoundRange {
  /** Hash of the element path, equal for the cards of one list. */
  path: number;
}

export interface FoundTime {
  value: string;
  role: "published" | "modified" | "unknown";
}

/** An element whose names or tag say what it is. */
export interface FoundSpan extends FoundRange {
  marks: number;
}

/** A piece of text between two block boundaries. */
export interface FoundBlock extends FoundRange {
  /** Hash of the element path, equal for the pieces of one list. */
  path: number;
  /** Tag of the innermost block around it. */
  tag: number;
  region: number;
}

export interface FoundLink extends FoundRange {
  /** As written, trimmed. */
  href: string;
  label: string;
  rel: string[];
  region: number;
  hidden: boolean;
  /** Index of the link around it, -1 for none. */
  around: number;
}
