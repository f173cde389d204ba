import type { AuditStore } from "./audit.ts";

/**
 * The shape of what a crawl keeps: facts of pages, its end, pages run in a browser. Raised whenever one of them changes,
 * or what a field of theirs means; `stored-shape.test.ts` tells of the first.
 */
export const STORED_SHAPE = 22;

/** No compressed value begins with it, so what was saved before there were stamps is recognised too. */
const STAMP = 0x53;
const STAMP_BYTES = 3;

/** Puts the shape in front of bytes that are to be saved. */
export function stamp(bytes: Uint8Array): Uint8Array {
  const stamped = new Uint8Array(STAMP_BYTES + bytes.length);
  stamped.set([STAMP, STORED_SHAPE & 0xff, STORED_SHAPE >> 8]);
  stamped.set(bytes, STAMP_BYTES);
  return stamped;
}

/** What was saved without its stamp; null when another version of the program saved it. */
export function unstamp(saved: Uint8Array): Uint8Array | null {
  const [mark, low = 0, high = 0] = saved;
  return mark === STAMP && low + (high << 8) === STORED_SHAPE ? saved.subarray(STAMP_BYTES) : null;
}

/**
 * A store in which only what this version can read is found: a job that another version began reads its site again
 * instead of judging facts that mean something else now, or failing over and over.
 */
export function inThisShape(store: AuditStore): AuditStore {
  const load = (saved: Uint8Array | null): Uint8Array | null => saved && unstamp(saved);
  return {
    saveBatch: (batch, pages) => store.saveBatch(stamp(batch), pages),
    loadBatches: async function* () {
      for await (const saved of store.loadBatches()) {
        const batch = unstamp(saved);
        if (batch) yield batch;
      }
    },
    saveRecord: (record) => store.saveRecord(stamp(record)),
    loadRecord: async () => load(await store.loadRecord()),
    saveEntry: (key, entry) => store.saveEntry(key, stamp(entry)),
    loadEntry: async (key) => load(await store.loadEntry(key)),
  };
}
