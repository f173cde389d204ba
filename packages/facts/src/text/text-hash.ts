import { hex } from "./hex.ts";

/**
 * The words of a text, each as two independent 32-bit hashes of its lower-case characters. A hash that is equal for
 * equal texts and one that is close for similar texts are made of them when all are known.
 */
export interface TextHash {
  words: number;
  first: Int32Array;
  second: Int32Array;
}

const firstRoom = 4096;

export function createTextHash(): TextHash {
  return { words: 0, first: new Int32Array(firstRoom), second: new Int32Array(firstRoom) };
}

/** What a page of very many words has taken is let go. */
export function resetTextHash(hash: TextHash): void {
  hash.words = 0;
  if (hash.first.length > firstRoom * 16) Object.assign(hash, createTextHash());
}

/** Makes room for so many words more. */
export function reserveWords(hash: TextHash, more: number): void {
  const need = hash.words + more;
  if (need <= hash.first.length) return;
  const room = Math.max(need, hash.first.length * 2);
  const { first, second } = hash;
  hash.first = new Int32Array(room);
  hash.second = new Int32Array(room);
  hash.first.set(first);
  hash.second.set(second);
}

/** Takes the next word; there must be room for it. */
export function addWord(hash: TextHash, first: number, second: number): void {
  hash.first[hash.words] = first;
  hash.second[hash.words++] = second;
}

function mix(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x7feb352d);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}

/** 32 hex digits; texts of the same words in the same order give the same. */
export function textHashOf({ words, first, second }: TextHash): string {
  let a = 0x2c1b3c6d;
  let b = 0x297a2d39;
  let c = 0x38b34ae5;
  let d = 0x1b873593;
  for (let index = 0; index < words; index++) {
    a = Math.imul(a ^ (first[index] ?? 0), 0x85ebca6b);
    b = Math.imul(((b << 13) | (b >>> 19)) ^ (second[index] ?? 0), 0xc2b2ae35);
    c = Math.imul(((c << 17) | (c >>> 15)) ^ ((first[index] ?? 0) + b), 0x27d4eb2f);
    d = (Math.imul(d, 31) + ((second[index] ?? 0) ^ a)) | 0;
  }
  return hex(mix(a ^ words), mix(b ^ a)) + hex(mix(c ^ b), mix(d ^ c));
}

/** Of a longer text what comes later votes each time. */
const mostSeen = 12_000;

/** Counts each of 32 bits that is set. */
function vote(votes: Int32Array, from: number, hash: number): void {
  for (let bit = 0; bit < 32; bit++) votes[from + bit] = (votes[from + bit] ?? 0) + ((hash >>> bit) & 1);
}

/** 16 hex digits; texts of fewer than three words give zeros. */
export function simhashOf({ words, first, second }: TextHash): string {
  const seen = new Set<number>();
  const votes = new Int32Array(64);
  let voters = 0;
  for (let index = 2; index < words; index++) {
    const before = Math.imul(first[index - 1] ?? 0, 0x9e3779b1) ^ Math.imul(first[index - 2] ?? 0, 0x85ebca6b);
    const shingle = mix(Math.imul(first[index] ?? 0, 3) ^ before);
    // Each shingle votes once: a sentence said ten times must not outvote what tells two pages apart.
    if (seen.size < mostSeen && seen.size === seen.add(shingle).size) continue;
    voters++;
    vote(votes, 0, shingle);
    vote(votes, 32, mix(shingle ^ (second[index] ?? 0)));
  }
  const half = voters >> 1;
  const majority = (from: number): number =>
    votes.subarray(from, from + 32).reduce((bits, count, bit) => (count > half ? bits | (1 << bit) : bits), 0);
  return hex(majority(32), majority(0));
}
