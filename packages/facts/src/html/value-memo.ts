import { type AttributeTable, readAttribute } from "./attribute-table.ts";

/** What the values of an attribute mean, found by their bytes: the same ones stand on all pages of a site. */
export interface ValueMemo<T> {
  /** Meaning of an attribute that is present. The same value mostly gives the same object, but may give a new one. */
  read(attributes: AttributeTable, id: number): T;
  forget(): void;
}

interface Entry<T> {
  /** Place of the value in the memo's store. */
  readonly from: number;
  readonly length: number;
  readonly meaning: T;
  /** What was asked for after it the last time. */
  next: Entry<T> | null;
}

const mostEntries = 20_000;
const mostBytes = 2_000_000;
/** A hostile site could fill the memory with long values. */
const longest = 500;

function hashOf(bytes: Buffer, from: number, to: number): number {
  let hash = to - from;
  for (let at = from; at < to; at++) hash = (Math.imul(hash, 31) + bytes[at]!) | 0;
  return hash;
}

/** `mean` must give the same for the same value whatever the page. */
export function createValueMemo<T>(mean: (value: string) => T): ValueMemo<T> {
  let store = new Uint8Array(8192);
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
    if (entries.size >= mostEntries || used + more > mostBytes) forget();
    if (used + more <= store.length) return;
    const larger = new Uint8Array(store.length * 2);
    larger.set(store);
    store = larger;
  }

  function remember(hash: number, bytes: Buffer, from: number, to: number, meaning: T): Entry<T> {
    reserve(to - from);
    store.set(bytes.subarray(from, to), used);
    const entry = { from: used, length: to - from, meaning, next: null };
    used += to - from;
    entries.set(hash, entry);
    return entry;
  }

  /** Menus and footers come in one order: most values are what followed last time, which spares looking them up. */
  function recall(attributes: AttributeTable, id: number, from: number, to: number): T {
    const { bytes } = attributes;
    const guess = last === null ? null : last.next;
    if (guess !== null && isAt(guess, bytes, from, to)) {
      last = guess;
      return guess.meaning;
    }
    const hash = hashOf(bytes, from, to);
    let entry = entries.get(hash);
    if (entry === undefined) entry = remember(hash, bytes, from, to, mean(readAttribute(attributes, id)!));
    // Two values of one hash: the second is never remembered.
    else if (!isAt(entry, bytes, from, to)) return mean(readAttribute(attributes, id)!);
    if (last !== null) last.next = entry;
    last = entry;
    return entry.meaning;
  }

  return {
    read(attributes, id) {
      const from = attributes.from[id]!;
      const to = attributes.to[id]!;
      if (attributes.values[id] !== undefined || to - from > longest) return mean(readAttribute(attributes, id)!);
      return recall(attributes, id, from, to);
    },
    forget,
  };
}
