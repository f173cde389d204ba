import type { AuditStore } from "../audit.ts";

export interface MemoryStore extends AuditStore {
  readonly batches: Uint8Array[];
  readonly entries: Map<string, Uint8Array>;
  record: Uint8Array | null;
}

/** Keeps what an audit saves, as a database would. */
export function createMemoryStore(): MemoryStore {
  const store: MemoryStore = {
    batches: [],
    entries: new Map(),
    record: null,
    saveBatch: async (batch) => void store.batches.push(batch),
    loadBatches: async function* () {
      yield* store.batches;
    },
    saveRecord: async (record) => void (store.record = record),
    loadRecord: async () => store.record,
    saveEntry: async (key, entry) => void store.entries.set(key, entry),
    loadEntry: async (key) => store.entries.get(key) ?? null,
  };
  return store;
}
