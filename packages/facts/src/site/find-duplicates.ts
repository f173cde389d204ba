import type { PageFacts } from "../page-facts.ts";

export interface Duplicates {
  exact: number[][];
  near: number[][];
}

/** Below this many words three-word shingles are too few for a SimHash to mean anything. */
const fewestWords = 30;
const mostBits = 3;
/** Five blocks of 64 bits: with at most 3 bits off, at least two blocks agree, so every pair of blocks is a key. */
const blockBits = [13, 13, 13, 13, 12];

function bitsOff(a: bigint, b: bigint): number {
  let rest = a ^ b;
  let count = 0;
  while (rest !== 0n && count <= mostBits) {
    rest &= rest - 1n;
    count++;
  }
  return count;
}

function blocksOf(hash: bigint): number[] {
  const blocks: number[] = [];
  let rest = hash;
  for (const bits of blockBits) {
    blocks.push(Number(rest & ((1n << BigInt(bits)) - 1n)));
    rest >>= BigInt(bits);
  }
  return blocks;
}

/** One number per pair of blocks; the pair's index keeps the tables apart. */
function keysOf(hash: bigint): number[] {
  const blocks = blocksOf(hash);
  const keys: number[] = [];
  for (let first = 0; first < 5; first++) {
    for (let second = first + 1; second < 5; second++) {
      keys.push((first * 5 + second) * 2 ** 26 + blocks[first]! * 2 ** 13 + blocks[second]!);
    }
  }
  return keys;
}

interface Group {
  hash: bigint;
  members: number[];
}

/** Groups around the first page of each: every member is within 3 bits of it. Linear in the number of pages. */
function groupNear(pages: readonly PageFacts[], indices: readonly number[]): number[][] {
  const table = new Map<number, Group[]>();
  const groups: Group[] = [];
  for (const index of indices) {
    const hash = BigInt(`0x${pages[index]!.text.simhash}`);
    const keys = keysOf(hash);
    const home = keys.flatMap((key) => table.get(key) ?? []).find((group) => bitsOff(group.hash, hash) <= mostBits);
    if (home !== undefined) {
      home.members.push(index);
      continue;
    }
    const group = { hash, members: [index] };
    groups.push(group);
    for (const key of keys) {
      const list = table.get(key);
      if (list === undefined) table.set(key, [group]);
      else list.push(group);
    }
  }
  return groups.map((group) => group.members).filter((members) => members.length > 1);
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
