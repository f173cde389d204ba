/** What pieces of pages mean, found by their bytes: the same ones stand on all pages of a site. */
export interface BytesMemo<T> {
  /** The same piece mostly gives the same object, but may give a new one. */
  read(bytes: Buffer, from: number, to: number): T;
  forget(): void;
}

interface Entry<T> {
  /** Place of the piece in the memo's store. */
  readonly from: number;
  readonly length: number;
  readonly meaning: T;
  /** What was asked for after it the last time. */
  next: Entry<T> | null;
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
const firstStore = 256;

function hashOf(bytes: Buffer, from: number, to: number): number {
  let hash = to - from;
  for (let at = from; at < to; at++) hash = (Math.imul(hash, 31) + bytes[at]!) | 0;
  return hash;
}

/** `mean` must give the same for the same bytes whatever the page. */
export function createBytesMemo<T>(mean: (bytes: Buffer, from: number, to: number) => T, bounds = usual): BytesMemo<T> {
  let store = new Uint8Array(firstStore);
  let used = 0;
  const entries = new Map<number, Entry<T>>();
  let last: Entry<T> | null = null;

  function isAt(entry: Entry<T>, bytes: Buffer, from: number, to: number): boolean {
    const { length, from: start } = entry;
    if (length !== to - from) return false;
    for (let at = 0; at < length; at++) if (store[start + at] !== bytes[from + at]) return false;
    return true;
  }

  function forget(): void {
    entries.clear();
    used = 0;
    last = null;
  }

  function reserve(more: number): void {
    if (entries.size >= bounds.entries || used + more > bounds.bytes) forget();
    if (used + more <= store.length) return;
    const larger = new Uint8Array(Math.max(store.length * 2, used + more));
    larger.set(store);
    store = larger;
  }

  function remember(hash: number, bytes: Buffer, from: number, to: number): Entry<T> {
    reserve(to - from);
    store.set(bytes.subarray(from, to), used);
    const entry = { from: used, length: to - from, meaning: mean(bytes, from, to), next: null };
    used += to - from;
    entries.set(hash, entry);
    return entry;
  }

  return {
    forget,
    read(bytes, from, to) {
      // Menus and footers come in one order: most is what followed last time, which spares looking it up.
      const guess = last === null ? null : last.next;
      if (guess !== null && isAt(guess, bytes, from, to)) {
        last = guess;
        return guess.meaning;
      }
      if (to - from > bounds.longest) return mean(bytes, from, to);
      const hash = hashOf(bytes, from, to);
      const entry = entries.get(hash) ?? remember(hash, bytes, from, to);
      // Two pieces of one hash: the second is never remembered.
      if (!isAt(entry, bytes, from, to)) return mean(bytes, from, to);
      if (last !== null) last.next = entry;
      last = entry;
      return entry.meaning;
    },
  };
}
