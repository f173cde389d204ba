import type { AttributeTable } from "./attribute-table.ts";

/**
 * The events of a parser that walks a document in tree order. Both parsers (the scanner and parse5) send them, so one
 * collector serves both. Comments and contents of template elements are left out.
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
}
