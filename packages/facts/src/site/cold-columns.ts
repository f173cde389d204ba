import type { ColdStore } from "./cold-store.ts";

/** Rows of values that lie in a cold store; reading one column of many rows costs little once they are arranged. */
export interface ColdColumns {
  /** Keeps the values of a row as JSON; returns the row's number. */
  add(values: readonly unknown[]): number;
  /** Lays all rows out by column, in the order in which they will mostly be read. Rows keep their numbers. */
  arrange(order: readonly number[]): void;
  get(row: number, column: number): unknown;
  /** Values of each row. */
  readonly width: number;
}

/** Values of one column that are read together. */
const blockRows = 128;
/** JSON of the blocks that stay parsed: those read last, for who looks pages up here and there. */
const mostCachedBytes = 1 << 22;

export function createColumns(store: ColdStore, width: number): ColdColumns {
  const rows: number[] = [];
  /** Where each row stands among the arranged ones. */
  let placeOf = new Int32Array(0);
  /** Place in the store of each block, column by column. */
  let blocks: number[][] = [];
  let cache = createBlockCache(store);
  let lastRow = -1;
  let last: readonly unknown[] = [];

  function readRow(row: number): readonly unknown[] {
    if (row !== lastRow) {
      last = store.get(rows[row]!) as unknown[];
      lastRow = row;
    }
    return last;
  }

  function writeBlock(some: readonly number[]): void {
    const values = some.map((row) => store.get(rows[row]!) as unknown[]);
    for (let column = 0; column < width; column++) blocks[column]!.push(store.put(values.map((row) => row[column])));
  }

  return {
    width,
    add: (values) => rows.push(store.put(values)) - 1,
    arrange(order) {
      placeOf = new Int32Array(rows.length).fill(-1);
      blocks = Array.from({ length: width }, () => []);
      cache = createBlockCache(store);
      for (let from = 0; from < order.length; from += blockRows) writeBlock(order.slice(from, from + blockRows));
      for (const [place, row] of order.entries()) placeOf[row] = place;
    },
    get(row, column) {
      const place = placeOf[row] ?? -1;
      if (place < 0) return readRow(row)[column];
      return cache.get(blocks[column]![Math.floor(place / blockRows)]!, column)[place % blockRows];
    },
  };
}

interface BlockCache {
  get(place: number, column: number): readonly unknown[];
}

/** Blocks by their place in the store, the one read longest ago first to go; of each column the last one is at hand. */
function createBlockCache(store: ColdStore): BlockCache {
  const lastPlace: number[] = [];
  const lastBlock: (readonly unknown[])[] = [];
  const known = new Map<number, readonly unknown[]>();
  let bytes = 0;

  function read(place: number): readonly unknown[] {
    bytes += store.sizeOf(place);
    for (const oldest of known.keys()) {
      if (bytes <= mostCachedBytes) break;
      known.delete(oldest);
      bytes -= store.sizeOf(oldest);
    }
    return store.get(place) as unknown[];
  }

  return {
    get(place, column) {
      if (lastPlace[column] === place) return lastBlock[column]!;
      const block = known.get(place) ?? read(place);
      known.delete(place);
      known.set(place, block);
      lastPlace[column] = place;
      return (lastBlock[column] = block);
    },
  };
}
