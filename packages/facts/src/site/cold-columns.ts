import type { ColdStore } from "./cold-store.ts";

/** Rows of values in a cold store; reading one column of many rows costs little once they are arranged. */
export interface ColdColumns {
  /** Keeps the values of a row; returns the row's number. */
  add(values: readonly unknown[]): number;
  /** Lays all rows out by column, in the order in which they will mostly be read. Rows keep their numbers. */
  arrange(order: readonly number[]): void;
  /** The value of a row, undefined where it has none in that column. */
  get(row: number, column: number): unknown;
}

/** Values of one column that are read together. */
const blockRows = 128;
/** Some 10 KB each. Every column that a rule reads needs one, looking pages up here and there some more. */
const mostCached = 400;

type Values = readonly unknown[];

export function createColumns(store: ColdStore): ColdColumns {
  /** Place in the store of each row. */
  const rows: number[] = [];
  /** Where each row stands among the arranged ones. */
  let placeOf = new Int32Array(0);
  /** Place in the store of each block, column by column. */
  let blocks: number[][] = [];
  const read = createCache((place) => store.get(place) as Values, mostCached);

  function arrangeBlock(some: readonly number[]): void {
    const values = some.map((row) => store.get(rows[row] ?? 0) as Values);
    const width = Math.max(...values.map((row) => row.length));
    blocks.push(Array.from({ length: width }, (_, column) => store.put(values.map((row) => row[column]))));
  }

  return {
    add: (values) => rows.push(store.put(values)) - 1,
    arrange(order) {
      placeOf = new Int32Array(rows.length).fill(-1);
      blocks = [];
      for (let from = 0; from < order.length; from += blockRows) arrangeBlock(order.slice(from, from + blockRows));
      for (const [place, row] of order.entries()) placeOf[row] = place;
    },
    get(row, column) {
      const place = placeOf[row] ?? -1;
      if (place < 0) return read(rows[row] ?? 0)[column];
      const block = blocks[Math.floor(place / blockRows)]?.[column];
      return block === undefined ? undefined : read(block)[place % blockRows];
    },
  };
}

/** Remembers so many results, the oldest first to go. */
function createCache<T>(read: (place: number) => T, most: number): (place: number) => T {
  const known = new Map<number, T>();
  return (place) => {
    const found = known.get(place);
    if (found !== undefined) return found;
    for (const oldest of known.keys()) {
      if (known.size < most) break;
      known.delete(oldest);
    }
    const value = read(place);
    known.set(place, value);
    return value;
  };
}
