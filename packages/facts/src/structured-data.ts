/** A property value: text (numbers and booleans keep their type), or a nested item. */
export type SdValue = string | number | boolean | SdItem;

/** One entity of structured data, whatever syntax it was written in. */
export interface SdItem {
  readonly format: "json-ld" | "microdata" | "rdfa";
  /** Short type names without the schema.org prefix; empty when none is given. */
  readonly types: readonly string[];
  readonly id: string | null;
  /** Every value as a list; short property names. */
  readonly props: Readonly<Record<string, readonly SdValue[]>>;
}

export interface SdBlock {
  readonly valid: boolean;
  /** What the JSON parser said, with line and column, when not valid. */
  readonly error: string | null;
  /** First 300 characters around the fault, or of the block. */
  readonly excerpt: string;
  readonly hasContext: boolean;
  /** Only of a block that is not valid and whose writing alone is wrong: as it stands, and repaired. */
  readonly repair?: { readonly written: string; readonly repaired: string };
}

/** Marked up texts that are meant for readers, held against everything the page shows. */
export interface VisibleData {
  /** Questions, answers and reviews of JSON-LD that were looked for. */
  readonly sought: number;
  /** Those whose beginning stands nowhere in the page's text, at most 30; texts cut at 120 characters. */
  readonly unseen: readonly { readonly at: string; readonly text: string }[];
}

export interface StructuredDataFacts {
  /** Each script of type application/ld+json, in order. */
  readonly blocks: readonly SdBlock[];
  /** Top-level entities of all syntaxes (members of @graph are top-level), in order. */
  readonly items: readonly SdItem[];
  readonly visible: VisibleData;
  /** There was more than is kept of one page, or it was nested too deep: the rest was left out. */
  readonly tooLarge?: true;
  /** A script of the page makes a block of JSON-LD when it runs: what it holds is not read. */
  readonly byScript?: true;
}
