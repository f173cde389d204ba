import { createKeyMap } from "./key-map.ts";

/** Which pages hold which keys: 8 bytes each, and some 15 for each key. */
export interface Postings {
  add(key: number, page: number): void;
  /** The pages added under the key, last first. */
  pagesOf(key: number): readonly number[];
}

const FIRST_ROOM = 1 << 10;
const NONE: readonly number[] = [];

/** Lists chained through two arrays: an array for each key would take ten times as much. */
export function createPostings(): Postings {
  /** The number of each key's last posting; the first is 1. */
  const lasts = createKeyMap();
  let pages = new Int32Array(FIRST_ROOM);
  /** Number of the posting before, 0 at the first. */
  let befores = new Int32Array(FIRST_ROOM);
  let filled = 0;

  return {
    add(key, page) {
      filled += 1;
      if (filled === pages.length) [pages, befores] = [grown(pages), grown(befores)];
      pages[filled] = page;
      befores[filled] = lasts.get(key);
      lasts.set(key, filled);
    },
    pagesOf(key) {
      let at = lasts.get(key);
      if (at === 0) return NONE;
      const found: number[] = [];
      for (; at !== 0; at = befores[at] ?? 0) found.push(pages[at] ?? 0);
      return found;
    },
  };
}

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
