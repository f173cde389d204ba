/** What pieces of pages mean, found by their bytes: the same ones stand on all pages of a site. */
export interface BytesMemo<T> {
  /** The same piece mostly gives the same object, but may give a new one. */
  read(bytes: Buffer, from: number, to: number): T;
  forget(): void;
}

export interface MemoBounds {
  /** Pieces that are remembered. */
  entries: number;
  /** Bytes of all of them. */
  bytes: number;
  /** Longer pieces are never remembered: a hostile site could fill the memory with them. */
  longest: number;
}

const usual: MemoBounds = { entries: 20_000, bytes: 2_000_000, longest: 500 };
/** For what has few values on all pages of a site. */
export const fewValues: MemoBounds = { entries: 2000, bytes: 100_000, longest: 100 };
const firstStore = 256;
const firstEntries = 16;
const none = -1;

/** The numbers of one entry lie side by side: its place in the store, its length, its hash, and what followed last time. */
const fields = 4;
const lengthField = 1;
const hashField = 2;
const nextField = 3;

/** Four bytes at a time: shorter pieces go byte by byte. */
const wordBytes = 4;
/** Of pieces of 1,024 bytes and more only every second word counts, of longer ones fewer. */
const longestHashed = 10;

const wordsOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The document that was asked about last; dozens of its pieces are. */
let document: Buffer = Buffer.alloc(0);
let documentWords = wordsOf(document);

function wordsOfDocument(bytes: Buffer): DataView {
  if (bytes !== document) {
    document = bytes;
    documentWords = wordsOf(bytes);
  }
  return documentWords;
}

/** Lets every bit of a word reach the lowest ones, which alone choose a slot. */
function mix(hash: number, word: number): number {
  const mixed = Math.imul(hash ^ word ^ (word >>> 16), 0x7feb352d);
  return mixed ^ (mixed >>> 15);
}

function hashOf(bytes: Buffer, from: number, to: number): number {
  let hash = to - from;
  if (hash < wordBytes) {
    for (let at = from; at < to; at++) hash = (Math.imul(hash, 31) + bytes[at]!) | 0;
    return hash;
  }
  const words = wordsOfDocument(bytes);
  const step = wordBytes + wordBytes * (hash >>> longestHashed);
  const last = to - wordBytes;
  for (let at = from; at < last; at += step) hash = mix(hash, words.getInt32(at, true));
  return mix(hash, words.getInt32(last, true));
}

/** Values made to lie together must not take long to find. */
const mostProbes = 32;

function larger<A extends Uint8Array | Int32Array>(array: A, into: A): A {
  into.set(array);
  return into;
}

/** `mean` must give the same for the same bytes whatever the page. */
export function createBytesMemo<T>(mean: (bytes: Buffer, from: number, to: number) => T, bounds = usual): BytesMemo<T> {
  let store = new Uint8Array(firstStore);
  let storeWords = wordsOf(store);
  let used = 0;
  let numbers = new Int32Array(firstEntries * fields);
  let meanings: T[] = [];
  let size = 0;
  /** Entries by hash, one more than their index; twice as many slots as there may be entries. */
  let slots = new Int32Array(firstEntries * 2);
  let last = none;

  function isAt(entry: number, bytes: Buffer, from: number, to: number): boolean {
    const field = entry * fields;
    const length = to - from;
    if (numbers[field + lengthField] !== length) return false;
    const start = numbers[field]!;
    if (length < wordBytes) {
      for (let at = 0; at < length; at++) if (store[start + at] !== bytes[from + at]) return false;
      return true;
    }
    const words = wordsOfDocument(bytes);
    const last = length - wordBytes;
    for (let at = 0; at < last; at += wordBytes)
      if (storeWords.getInt32(start + at, true) !== words.getInt32(from + at, true)) return false;
    return storeWords.getInt32(start + last, true) === words.getInt32(from + last, true);
  }

  function forget(): void {
    meanings = [];
    slots.fill(0);
    used = size = 0;
    last = none;
  }

  /** The slot of that hash, or a free one for it; another one's where too many lie together. */
  function slotOf(hash: number): number {
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (let probe = 0; probe < mostProbes; probe++) {
      const entry = slots[slot]!;
      if (entry === 0 || numbers[(entry - 1) * fields + hashField] === hash) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  function grow(): void {
    numbers = larger(numbers, new Int32Array(numbers.length * 2));
    slots = new Int32Array(slots.length * 2);
    for (let entry = 0; entry < size; entry++) slots[slotOf(numbers[entry * fields + hashField]!)] = entry + 1;
  }

  function reserve(more: number): void {
    if (size >= bounds.entries || used + more > bounds.bytes) forget();
    if ((size + 1) * fields > numbers.length) grow();
    if (used + more <= store.length) return;
    store = larger(store, new Uint8Array(Math.max(store.length * 2, used + more)));
    storeWords = wordsOf(store);
  }

  function remember(hash: number, bytes: Buffer, from: number, to: number): number {
    const meaning = mean(bytes, from, to);
    reserve(to - from);
    const entry = size++;
    const field = entry * fields;
    numbers[field] = used;
    numbers[field + lengthField] = to - from;
    numbers[field + hashField] = hash;
    numbers[field + nextField] = none;
    store.set(bytes.subarray(from, to), used);
    used += to - from;
    meanings.push(meaning);
    slots[slotOf(hash)] = entry + 1;
    return entry;
  }

  function find(bytes: Buffer, from: number, to: number): T {
    if (to - from > bounds.longest) return mean(bytes, from, to);
    const hash = hashOf(bytes, from, to);
    const known = slots[slotOf(hash)]! - 1;
    const entry = known === none ? remember(hash, bytes, from, to) : known;
    // Two pieces of one hash, or too many of one slot: the later ones are never remembered.
    if (known !== none && !isAt(entry, bytes, from, to)) return mean(bytes, from, to);
    // What is remembered may have been forgotten on the way.
    if (last !== none) numbers[last * fields + nextField] = entry;
    last = entry;
    return meanings[entry]!;
  }

  return {
    forget,
    read(bytes, from, to) {
      // Menus and footers come in one order: most is what followed last time, which spares looking it up.
      const guess = last === none ? none : numbers[last * fields + nextField]!;
      if (guess === none || !isAt(guess, bytes, from, to)) return find(bytes, from, to);
      last = guess;
      return meanings[guess]!;
    },
  };
}
