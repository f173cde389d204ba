/** A name with what two pages say of it. */
export type Row = {
  readonly name: string;
  readonly here: string;
  readonly there: string;
  readonly url: string;
};

export type Saw = {
  readonly rows: readonly Row[];
  /** The page asks in a currency of its own. */
  readonly sign: boolean;
  /** What else it asks in that currency. */
  readonly others: readonly Omit<Row, "there" | "url">[];
};
