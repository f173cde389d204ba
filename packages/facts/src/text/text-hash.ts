import { addHash, clearVotes, createVotes, majority, type Votes } from "./bit-votes.ts";
import { hex } from "./hex.ts";
import { addSeenHash, clearSeenHashes, createSeenHashes, type SeenHashes } from "./seen-hashes.ts";

/** Running hashes over the words of a text: one that tells texts apart, one that stays close for close texts. */
export interface TextHash {
  words: number;
  a: number;
  b: number;
  c: number;
  d: number;
  /** The two words before, for shingles of three. */
  before: number;
  beforeThat: number;
  seen: SeenHashes;
  low: Votes;
  high: Votes;
}

export function createTextHash(): TextHash {
  const seen = createSeenHashes();
  const hash = {
    words: 0,
    a: 0,
    b: 0,
    c: 0,
    d: 0,
    before: 0,
    beforeThat: 0,
    seen,
    low: createVotes(),
    high: createVotes(),
  };
  resetTextHash(hash);
  return hash;
}

export function resetTextHash(hash: TextHash): void {
  hash.words = hash.before = hash.beforeThat = 0;
  hash.a = 0x2c1b3c6d;
  hash.b = 0x297a2d39;
  hash.c = 0x38b34ae5;
  hash.d = 0x1b873593;
  clearSeenHashes(hash.seen);
  clearVotes(hash.low);
  clearVotes(hash.high);
}

function mix(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x7feb352d);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}

/** Takes the next word by two independent 32-bit hashes of its lower-case characters. */
export function addWord(hash: TextHash, first: number, second: number): void {
  hash.a = Math.imul(hash.a ^ first, 0x85ebca6b);
  hash.b = Math.imul(((hash.b << 13) | (hash.b >>> 19)) ^ second, 0xc2b2ae35);
  hash.c = Math.imul(((hash.c << 17) | (hash.c >>> 15)) ^ (first + hash.b), 0x27d4eb2f);
  hash.d = (Math.imul(hash.d, 31) + (second ^ hash.a)) | 0;
  hash.words++;
  if (hash.words > 2) {
    const joined = Math.imul(first, 3) ^ Math.imul(hash.before, 0x9e3779b1) ^ Math.imul(hash.beforeThat, 0x85ebca6b);
    const low = mix(joined);
    // Each shingle votes once: a sentence said ten times must not outvote what tells two pages apart.
    if (addSeenHash(hash.seen, low)) {
      addHash(hash.low, low);
      addHash(hash.high, mix(low ^ second));
    }
  }
  hash.beforeThat = hash.before;
  hash.before = first;
}

/** 32 hex digits; texts of the same words in the same order give the same. */
export function textHashOf({ a, b, c, d, words }: TextHash): string {
  return hex(mix(a ^ words), mix(b ^ a)) + hex(mix(c ^ b), mix(d ^ c));
}

/** 16 hex digits; texts of fewer than three words give zeros. */
export function simhashOf({ low, high }: TextHash): string {
  return hex(majority(high), majority(low));
}
