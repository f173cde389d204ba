import type { PageFacts } from "../page-facts.ts";
import { createPostings } from "./postings.ts";

export interface Duplicates {
  exact: number[][];
  near: number[][];
}

/** Below this many words three-word shingles are too few for a SimHash to mean anything. */
const fewestWords = 30;
const mostBits = 3;
/** A SimHash in two halves. */
interface Hash {
  readonly low: number;
  readonly high: number;
}

/** Typed arrays hold those of all groups. */
const halves = (simhash: string): Hash => ({
  low: Number.parseInt(simhash.slice(8), 16) | 0,
  high: Number.parseInt(simhash.slice(0, 8), 16) | 0,
});

function bitsOff(a: Hash, b: Hash): number {
  return bitsIn(a.low ^ b.low) + bitsIn(a.high ^ b.high);
}

function bitsIn(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Five blocks of 64 bits: with at most 3 bits off, at least two blocks agree, so every pair of blocks is a key. */
const blocksOf = ({ low, high }: Hash): readonly number[] => [
  low & 0x1fff,
  (low >>> 13) & 0x1fff,
  ((low >>> 26) | (high << 6)) & 0x1fff,
  (high >>> 7) & 0x1fff,
  high >>> 20,
];

/** One number per pair of blocks; the pair's index keeps the tables apart. */
function keysOf(hash: Hash): number[] {
  const blocks = blocksOf(hash);
  const keys: number[] = [];
  for (let first = 0; first < 5; first++) {
    for (let second = first + 1; second < 5; second++) {
      keys.push((keys.length << 26) | (blocks[first]! << 13) | blocks[second]!);
    }
  }
  return keys;
}

/**
 * Groups around the first page of each: every member is within 3 bits of it. Linear in the number of pages, and without
 * an object for a group: on a large site most pages are one.
 */
function groupNear(pages: readonly PageFacts[], indices: readonly number[]): number[][] {
  /** Groups by key; a group is called by its first page's place among `indices`. */
  const groups = createPostings();
  const [lows, highs] = [new Int32Array(indices.length), new Int32Array(indices.length)];
  const isNear = (group: number, hash: Hash): boolean =>
    bitsOff({ low: lows[group]!, high: highs[group]! }, hash) <= mostBits;
  const homes = new Int32Array(indices.length);
  for (const [place, index] of indices.entries()) {
    const hash = halves(pages[index]!.text.simhash);
    const keys = keysOf(hash);
    const home = firstOf(keys, (key) => groups.pagesOf(key).findLast((group) => isNear(group, hash)));
    homes[place] = home ?? place;
    if (home !== undefined) continue;
    lows[place] = hash.low;
    highs[place] = hash.high;
    for (const key of keys) groups.add(key, place);
  }
  return gather(indices, homes);
}

function firstOf<T, V>(items: readonly T[], read: (item: T) => V | undefined): V | undefined {
  for (const item of items) {
    const value = read(item);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Groups of more than one page, in the order of their first. */
function gather(indices: readonly number[], homes: Int32Array): number[][] {
  const groups = new Map<number, number[]>();
  for (const [place, home] of homes.entries()) {
    if (home === place) continue;
    const group = groups.get(home) ?? [indices[home]!];
    groups.set(home, group);
    group.push(indices[place]!);
  }
  return [...groups].toSorted(([a], [b]) => a - b).map(([, members]) => members);
}

/** Groups of indexable pages with the same or nearly the same main text; of exact groups only the first page is compared on. */
export function findDuplicates(pages: readonly PageFacts[]): Duplicates {
  const byHash = new Map<string, number[]>();
  for (const [index, page] of pages.entries()) {
    if (!page.indexability.indexable || page.text.mainWords === 0) continue;
    const group = byHash.get(page.text.hash);
    if (group === undefined) byHash.set(page.text.hash, [index]);
    else group.push(index);
  }
  const groups = [...byHash.values()];
  const firsts = groups.map((group) => group[0]!).filter((index) => pages[index]!.text.mainWords >= fewestWords);
  return { exact: groups.filter((group) => group.length > 1), near: groupNear(pages, firsts) };
}
