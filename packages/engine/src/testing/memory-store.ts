import type { AuditStore } from "../audit.ts";

export interface MemoryStore extends AuditStore {
  readonly batches: Uint8Array[];
  readonly looks: Map<string, Uint8Array>;
  record: Uint8Array | null;
}

/** Keeps what an audit saves, as a database would. */
export function createMemoryStore(): MemoryStore {
  const store: MemoryStore = {
    batches: [],
    looks: new Map(),
    record: null,
    saveBatch: async (batch) => void store.batches.push(batch),
    loadBatches: async function* () {
      yield* store.batches;
    },
    saveRecord: async (record) => void (store.record = record),
    loadRecord: async () => store.record,
    saveLook: async (key, look) => void store.looks.set(key, look),
    loadLook: async (key) => store.looks.get(key) ?? null,
  };
  return store;
}
