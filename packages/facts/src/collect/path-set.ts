import { hex } from "../text/hex.ts";

const slots = 2048;

/** A set of 32-bit hashes with a sum that doesn't depend on order; reused by all pages. */
export interface PathSet {
  add(hash: number): void;
  clear(): void;
  /** 16 hex digits. */
  sum(): string;
}

export function createPathSet(): PathSet {
  const table = new Int32Array(slots);
  let used = 0;
  let low = 0;
  let high = 0;
  return {
    add(hash) {
      const key = hash === 0 ? 1 : hash;
      let slot = (key ^ (key >>> 16)) & (slots - 1);
      while (table[slot] !== 0) {
        if (table[slot] === key) return;
        slot = (slot + 1) & (slots - 1);
      }
      // A page with thousands of distinct paths keeps the first ones: enough to tell layouts apart.
      if (used > slots / 2) return;
      used++;
      table[slot] = key;
      low = (low + Math.imul(key ^ (key >>> 15), 0x2c1b3c6d)) | 0;
      high = (high + Math.imul(key ^ (key >>> 13), 0x85ebca6b)) | 0;
    },
    clear() {
      if (used > 0) table.fill(0);
      used = low = high = 0;
    },
    sum: () => hex(high, low),
  };
}
