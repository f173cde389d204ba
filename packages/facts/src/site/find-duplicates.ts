import type { PageFacts } from "../page-facts.ts";
import { createPostings } from "./postings.ts";

export interface Duplicates {
  exact: number[][];
  near: number[][];
}

/** Below this many words three-word shingles are too few for a SimHash to mean anything. */
const fewestWords = 30;
const mostBits = 3;
/** Blocks in which a SimHash is compared. */
const blocks = 5;
const blockBits = 13;

const lowHalf = (simhash: string): number => Number.parseInt(simhash.slice(8), 16) | 0;
const highHalf = (simhash: string): number => Number.parseInt(simhash.slice(0, 8), 16) | 0;

function bitsIn(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function blockAt(low: number, high: number, block: number): number {
  const from = block * blockBits;
  if (from >= 32) return (high >>> (from - 32)) & 0x1fff;
  return ((low >>> from) | (from + blockBits > 32 ? high << (32 - from) : 0)) & 0x1fff;
}

/**
 * With at most 3 bits off, at least two of five blocks agree, so every pair of blocks is a key: one number each, in which
 * the pair's index keeps the tables apart.
 */
function readKeys(low: number, high: number, keys: Int32Array): void {
  let filled = 0;
  for (let first = 0; first < blocks; first++) {
    const start = blockAt(low, high, first) << blockBits;
    for (let second = first + 1; second < blocks; second++) {
      keys[filled] = (filled << (2 * blockBits)) | start | blockAt(low, high, second);
      filled += 1;
    }
  }
}

/**
 * Groups around the first page of each: every member is within 3 bits of it. Linear in the number of pages, and without
 * an object for a page or a group: on a large site most pages are one.
 */
function groupNear(pages: readonly PageFacts[], indices: readonly number[]): number[][] {
  /** Groups by key; a group is called by its first page's place among `indices`. */
  const groups = createPostings();
  const [lows, highs] = [new Int32Array(indices.length), new Int32Array(indices.length)];
  const isNear = (group: number, place: number): boolean =>
    bitsIn((lows[group] ?? 0) ^ (lows[place] ?? 0)) + bitsIn((highs[group] ?? 0) ^ (highs[place] ?? 0)) <= mostBits;
  const homes = new Int32Array(indices.length);
  const keys = new Int32Array((blocks * (blocks - 1)) / 2);

  /** The oldest group near the page under the first key that has one. */
  function homeOf(place: number): number | undefined {
    for (const key of keys) {
      const home = groups.pagesOf(key).findLast((group) => isNear(group, place));
      if (home !== undefined) return home;
    }
    return undefined;
  }

  for (const [place, index] of indices.entries()) {
    const simhash = pages[index]?.text.simhash ?? "";
    lows[place] = lowHalf(simhash);
    highs[place] = highHalf(simhash);
    readKeys(lows[place], highs[place], keys);
    const home = homeOf(place);
    homes[place] = home ?? place;
    if (home === undefined) for (const key of keys) groups.add(key, place);
  }
  return gather(indices, homes);
}

/** Groups of more than one page, in the order of their first. */
function gather(indices: readonly number[], homes: Int32Array): number[][] {
  const groups = new Map<number, number[]>();
  for (const [place, home] of homes.entries()) {
    if (home === place) continue;
    const group = groups.get(home) ?? [indices[home] ?? 0];
    groups.set(home, group);
    group.push(indices[place] ?? 0);
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
  const firsts = groups
    .map((group) => group[0] ?? 0)
    .filter((index) => (pages[index]?.text.mainWords ?? 0) >= fewestWords);
  return { exact: groups.filter((group) => group.length > 1), near: groupNear(pages, firsts) };
}
