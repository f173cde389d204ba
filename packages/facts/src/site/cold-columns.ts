import type { ColdStore } from "./cold-store.ts";
import { createPlainBytes, endOfValue, readValues, type PlainBytes } from "./plain-bytes.ts";

/** Rows of values that lie in a cold store; reading one column of many rows costs little once they are arranged. */
export interface ColdColumns {
  /** Keeps the values of a row, plain data; returns the row's number. */
  add(values: readonly unknown[]): number;
  /** Lays all rows out by column, in the order in which they will mostly be read. Rows keep their numbers. */
  arrange(order: readonly number[]): void;
  get(row: number, column: number): unknown;
  /** Values of each row. */
  readonly width: number;
}

/** Values of one column that are read together. */
const blockRows = 128;
/** Size of the blocks that stay read: those read last, for who looks pages up here and there. */
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
  const written = createPlainBytes();

  function readRow(row: number): readonly unknown[] {
    if (row !== lastRow) {
      last = valuesAt(store, rows[row]!);
      lastRow = row;
    }
    return last;
  }

  /** Values are copied as they lie: no text is made of them. */
  function writeBlock(some: readonly number[], gathered: readonly PlainBytes[]): void {
    for (const row of some) {
      const bytes = store.bytesAt(rows[row]!);
      for (let column = 0, at = 0; column < width; column++) {
        const end = endOfValue(bytes, at);
        gathered[column]!.copy(bytes, at, end);
        at = end;
      }
    }
    for (const [column, bytes] of gathered.entries()) blocks[column]!.push(store.putBytes(bytes.take()));
  }

  return {
    width,
    add(values) {
      for (const value of values) written.push(value);
      return rows.push(store.putBytes(written.take())) - 1;
    },
    arrange(order) {
      placeOf = new Int32Array(rows.length).fill(-1);
      blocks = Array.from({ length: width }, () => []);
      cache = createBlockCache(store);
      const gathered = blocks.map(createPlainBytes);
      for (let from = 0; from < order.length; from += blockRows)
        writeBlock(order.slice(from, from + blockRows), gathered);
      for (const [place, row] of order.entries()) placeOf[row] = place;
    },
    get(row, column) {
      const place = placeOf[row] ?? -1;
      if (place < 0) return readRow(row)[column];
      return cache.get(blocks[column]![Math.floor(place / blockRows)]!, column)[place % blockRows];
    },
  };
}

function valuesAt(store: ColdStore, place: number): unknown[] {
  const bytes = store.bytesAt(place);
  return readValues(bytes, 0, bytes.length);
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

  /** A word each is what values take at least once they are read. */
  const sizeOf = (place: number): number => store.sizeOf(place) + 8 * blockRows;

  function read(place: number): readonly unknown[] {
    bytes += sizeOf(place);
    for (const oldest of known.keys()) {
      if (bytes <= mostCachedBytes) break;
      known.delete(oldest);
      bytes -= sizeOf(oldest);
    }
    return valuesAt(store, place);
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
