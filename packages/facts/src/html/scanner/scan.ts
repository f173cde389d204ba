import { type AttributeTable, createAttributeTable } from "../attribute-table.ts";
import type { MarkupSink } from "../markup-sink.ts";

/** Insertion modes of the HTML standard that can hold inside body, as far as the scanner tells them apart. */
export const bodyMode = 0;
export const tableMode = 1;
export const tableBodyMode = 2;
export const rowMode = 3;
export const columnMode = 4;
export const selectMode = 5;

/** Deeper pages go to the other parser; browsers cut at 512. */
export const deepest = 500;

/** The scanner's place in one document. The arrays are indexed by depth, 1 = html. */
export interface Scan {
  /** The document as valid UTF-8 without carriage returns. */
  bytes: Buffer;
  length: number;
  at: number;
  sink: MarkupSink;
  attributes: AttributeTable;
  /** Set when the tree can't be known by simple nesting: the whole result is then void. */
  failed: boolean;
  /** The piece of text just found holds an "&". */
  hasReference: boolean;
  /** Next "--!>", the odd end of a comment, at or behind the place last asked for; the length when there is none. */
  bangEnd: number;

  /** The tag just read. */
  tag: number;
  hash: number;
  nameFrom: number;
  nameTo: number;
  selfClosing: boolean;

  depth: number;
  mode: number;
  tags: Uint8Array;
  modes: Uint8Array;
  /** Depth of the innermost td, th or caption, 0 outside. */
  cells: Uint16Array;
  /** Names of elements outside the list of known tags. */
  names: string[];
  openP: number;
  openA: number;
  /** Depth of the open form, 0 = none, -1 = closed by its surroundings but still the form of the document. */
  form: number;
  quirks: "no" | "yes" | "unknown";
  /** A start tag ended the head although the author hadn't closed it. */
  headCut: boolean;
}

export function createScan(bytes: Buffer, sink: MarkupSink): Scan {
  return {
    bytes,
    length: bytes.length,
    at: 0,
    sink,
    attributes: createAttributeTable(bytes),
    failed: false,
    hasReference: false,
    bangEnd: -1,
    tag: 0,
    hash: 0,
    nameFrom: 0,
    nameTo: 0,
    selfClosing: false,
    depth: 0,
    mode: bodyMode,
    tags: new Uint8Array(deepest + 8),
    modes: new Uint8Array(deepest + 8),
    cells: new Uint16Array(deepest + 8),
    names: [],
    openP: 0,
    openA: 0,
    form: 0,
    quirks: "yes",
    headCut: false,
  };
}
