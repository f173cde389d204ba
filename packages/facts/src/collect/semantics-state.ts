/** A property value before the text is known: text, an address to resolve, a range of the flow, or an item's index. */
export type FoundValue =
  | { kind: "text"; text: string }
  | { kind: "url"; text: string }
  | { kind: "range"; from: number; to: number }
  | { kind: "item"; item: number };

export interface FoundProperty {
  names: string[];
  /** Index of the item whose element encloses this one, -1 outside of all. */
  owner: number;
  /** Place in the order of marked-up elements. */
  at: number;
  value: FoundValue;
}

export interface FoundItem {
  format: "microdata" | "rdfa";
  types: string[];
  id: string | null;
  refs: string[];
  /** The item is the value of a property of another one. */
  isValue: boolean;
  at: number;
  properties: FoundProperty[];
}

/** What plain names stand for inside an element, and its prefixes. Nothing declared is read as schema.org. */
export interface RdfaNames {
  readonly vocabulary: string;
  readonly prefixes: ReadonlyMap<string, string>;
}

/** Microdata and RDFa while the page is read. */
export interface SemanticsState {
  items: FoundItem[];
  /** Properties outside any item: itemref may claim them. */
  loose: FoundProperty[];
  /** Open items of each syntax: indices of `items`, innermost last. */
  openMicrodata: number[];
  openRdfa: number[];
  /** Vocabulary and prefixes of RDFa, innermost last. */
  openNames: RdfaNames[];
  order: number;
  hasRefs: boolean;
  /** From and to (in `order`) of the elements that carry an id. */
  idSpans: Map<string, { from: number; to: number }>;
  /** With what had been read before them, by which an element that closes is known to hold nothing. */
  openIds: { from: number; to: number; readonly elements: number; readonly at: number; readonly id: string }[];
  /** Properties whose text isn't complete yet, innermost last. */
  openTexts: { kind: "range"; from: number; to: number }[];
}

export function createSemanticsState(): SemanticsState {
  return {
    items: [],
    loose: [],
    openMicrodata: [],
    openRdfa: [],
    openNames: [],
    order: 0,
    hasRefs: false,
    idSpans: new Map(),
    openIds: [],
    openTexts: [],
  };
}
