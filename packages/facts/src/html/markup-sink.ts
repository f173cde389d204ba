import type { AttributeTable } from "./attribute-table.ts";

/**
 * What a parser tells while it walks a document in tree order. Both parsers (the scanner and parse5) speak it, so one
 * collector serves both. Contents of template elements and comments are never told.
 */
export interface MarkupSink {
  doctype(name: string, publicId: string, systemId: string): void;
  /** `tag` is 0 for names outside the list; `nameHash` is hashName of the name; `html` is false inside svg and math. */
  open(tag: number, nameHash: number, html: boolean, attributes: AttributeTable): void;
  /** Closes the innermost open element. */
  close(): void;
  /** A piece of text of the innermost open element: [from, to) of valid UTF-8, character references decoded. */
  text(bytes: Buffer, from: number, to: number): void;
  /** The start tag that ended the head although the author's head went on behind it. */
  headBrokenBy(name: string): void;
  /** A second start tag of an element that a document has once. */
  repeated(name: "head" | "body"): void;
  /**
   * Asked behind the start tag of a landmark. A sink that has heard the same content in the same surroundings before may
   * take it from there; what it took need not be told. @returns null when the content must be told
   */
  takeRepeat?(start: LandmarkStart): Taken | null;
  /** Told before a landmark is closed by its own end tag, with nothing open inside. */
  endRepeat?(end: LandmarkEnd): void;
}

/** Where a landmark's content begins. */
export interface LandmarkStart {
  readonly document: Buffer;
  readonly at: number;
  /** The open elements and all else that decides how the scanner reads on; null where content may end what is open. */
  readonly context: () => string | null;
}

/** Where a landmark's content ended, and the scanner's form there. */
export interface LandmarkEnd {
  readonly document: Buffer;
  readonly to: number;
  /** Behind the name in the end tag. */
  readonly behindName: number;
  readonly form: number;
}

/** What was taken from an earlier document: so many bytes, and the scanner's form behind them. */
export interface Taken {
  readonly length: number;
  readonly form: number;
}
