import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { PageFacts } from "@audit/facts";
import type { AuditStore } from "./audit.ts";

/** After a kill at most two batches and what is under way are fetched again: 24 pages at the usual 4 requests at once. */
const PAGES_PER_BATCH = 8;
const BATCH_MAX_MS = 5_000;

export interface Batcher {
  /** Takes a page as it is now; later changes to the object don't matter. */
  add(page: PageFacts): Promise<void>;
  flush(): Promise<void>;
}

/**
 * Collects pages and saves them as one compressed value each 8 pages or 5 seconds, one value at a time: who adds to a
 * full batch while another is still being saved waits, so that a slow store can't make the loss of a kill larger.
 */
export function createBatcher(save: (batch: Uint8Array, pages: number) => Promise<void>): Batcher {
  let lines: string[] = [];
  let since = Date.now();
  let saving: Promise<void> = Promise.resolve();
  const saveAll = async (): Promise<void> => {
    if (lines.length === 0) return;
    const full = lines;
    lines = [];
    since = Date.now();
    await save(encode(`[${full.join(",")}]`), full.length);
  };
  const flush = (): Promise<void> => (saving = saving.then(saveAll));
  return {
    add: async (page) => {
      lines.push(JSON.stringify(page));
      if (lines.length >= PAGES_PER_BATCH || Date.now() - since >= BATCH_MAX_MS) await flush();
    },
    flush,
  };
}

export const readBatch = (batch: Uint8Array): PageFacts[] => decode(batch) as PageFacts[];

/** All pages that a store holds, in their order; none without a store. */
export async function* storedPages(store: Pick<AuditStore, "loadBatches"> | undefined): AsyncGenerator<PageFacts> {
  if (!store) return;
  for await (const batch of store.loadBatches()) yield* readBatch(batch);
}

/** JSON text as compressed bytes. */
export const encode = (json: string): Uint8Array => zstdCompressSync(json);
export const decode = (bytes: Uint8Array): unknown => JSON.parse(zstdDecompressSync(bytes).toString("utf8"));
