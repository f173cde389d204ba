/** Running hashes over the words of a text: one that tells texts apart, one that stays close for close texts. */
export interface TextHash {
  words: number;
  lanes: Int32Array;
  /** The two words before, for shingles of three. */
  before: number;
  beforeThat: number;
  /** Votes per bit of the SimHash in packed lanes of 8 bits, and what was carried out of them. */
  packed: Int32Array;
  votes: Int32Array;
  pending: number;
  shingles: number;
}

export function createTextHash(): TextHash {
  const hash: TextHash = {
    words: 0,
    lanes: new Int32Array(4),
    before: 0,
    beforeThat: 0,
    packed: new Int32Array(16),
    votes: new Int32Array(64),
    pending: 0,
    shingles: 0,
  };
  resetTextHash(hash);
  return hash;
}

export function resetTextHash(hash: TextHash): void {
  hash.words = hash.before = hash.beforeThat = hash.pending = hash.shingles = 0;
  hash.lanes[0] = 0x2c1b3c6d;
  hash.lanes[1] = 0x297a2d39;
  hash.lanes[2] = 0x38b34ae5;
  hash.lanes[3] = 0x1b873593;
  hash.packed.fill(0);
  hash.votes.fill(0);
}

/** Each nibble's bits spread to the low bit of four bytes. */
const spread = Int32Array.from({ length: 16 }, (_, n) => (n & 1) | ((n & 2) << 7) | ((n & 4) << 14) | ((n & 8) << 21));

function carryOut(hash: TextHash): void {
  const { packed, votes } = hash;
  for (let group = 0; group < 16; group++) {
    const sum = packed[group]!;
    votes[group * 4]! += sum & 255;
    votes[group * 4 + 1]! += (sum >>> 8) & 255;
    votes[group * 4 + 2]! += (sum >>> 16) & 255;
    votes[group * 4 + 3]! += sum >>> 24;
  }
  packed.fill(0);
  hash.pending = 0;
}

function mix(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x7feb352d);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}

function vote(hash: TextHash, low: number, high: number): void {
  const packed = hash.packed;
  for (let group = 0; group < 8; group++) {
    packed[group]! += spread[(low >>> (group * 4)) & 15]!;
    packed[group + 8]! += spread[(high >>> (group * 4)) & 15]!;
  }
  hash.shingles++;
  if (++hash.pending === 255) carryOut(hash);
}

/** Takes the next word by two independent 32-bit hashes of its lower-case characters. */
export function addWord(hash: TextHash, a: number, b: number): void {
  const lanes = hash.lanes;
  lanes[0] = Math.imul(lanes[0]! ^ a, 0x85ebca6b);
  lanes[1] = Math.imul(((lanes[1]! << 13) | (lanes[1]! >>> 19)) ^ b, 0xc2b2ae35);
  lanes[2] = Math.imul(((lanes[2]! << 17) | (lanes[2]! >>> 15)) ^ (a + lanes[1]!), 0x27d4eb2f);
  lanes[3] = (Math.imul(lanes[3]!, 31) + (b ^ lanes[0]!)) | 0;
  hash.words++;
  if (hash.words > 2) {
    const joined = Math.imul(a, 3) ^ Math.imul(hash.before, 0x9e3779b1) ^ Math.imul(hash.beforeThat, 0x85ebca6b);
    const low = mix(joined);
    vote(hash, low, mix(low ^ b));
  }
  hash.beforeThat = hash.before;
  hash.before = a;
}

const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, "0");

/** 32 hex digits; texts of the same words in the same order give the same. */
export function textHashOf(hash: TextHash): string {
  const [a, b, c, d] = hash.lanes;
  return hex(mix(a! ^ hash.words)) + hex(mix(b! ^ a!)) + hex(mix(c! ^ b!)) + hex(mix(d! ^ c!));
}

/** 16 hex digits; texts of fewer than three words give zeros. */
export function simhashOf(hash: TextHash): string {
  carryOut(hash);
  let low = 0;
  let high = 0;
  for (let bit = 0; bit < 32; bit++) {
    if (hash.votes[bit]! * 2 > hash.shingles) low |= 1 << bit;
    if (hash.votes[bit + 32]! * 2 > hash.shingles) high |= 1 << bit;
  }
  return hex(high) + hex(low);
}
