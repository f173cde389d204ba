import type { Store } from "../database/index.ts";
import type { Log } from "../log.ts";
import { createDelivery, type Reader, type Subscriber } from "./delivery.ts";
import { readBounds } from "./outbox-store.ts";

/** Where a page goes on: `missed` when changes since its last one can't be replayed any more. */
interface StreamPosition {
  readonly after: number;
  readonly missed: boolean;
}

export interface Hub {
  /** To be asked before the page is told that it is connected: what happens from then on reaches it. */
  positionOf(userId: string, lastSeen: number | null): Promise<StreamPosition>;
  subscribe(subscriber: Subscriber): () => void;
  /** Calls back when the job's row is gone. */
  onJobDeleted(jobId: string, gone: () => void): () => void;
  close(): Promise<void>;
}

/** Pages of one account that hear of changes at once, in one process. */
const MOST_STREAMS = 20;
const CHANNEL = "live";

/** Carries the database's announcements to open pages. Notifications hold ids only; changes are read from the outbox. */
export async function openHub(store: Store, log: Log): Promise<Hub> {
  const readers = new Map<string, Set<Reader>>();
  const jobWatchers = new Map<string, Set<() => void>>();
  const delivery = createDelivery(store.db, log, readers);

  function heard(payload: string): void {
    const [kind, id = ""] = payload.split(":");
    if (kind === "user") delivery.wake(id);
    if (kind === "job") for (const gone of jobWatchers.get(id) ?? []) gone();
    if (kind === "session") endSession(id);
  }

  function endSession(sessionId: string): void {
    for (const group of readers.values()) {
      for (const { subscriber } of group) if (subscriber.sessionId === sessionId) subscriber.end();
    }
  }

  const stop = await store.listener.listen(CHANNEL, heard, () => {
    for (const userId of readers.keys()) delivery.wake(userId);
  });

  return {
    positionOf: async (userId, lastSeen) => {
      const { first, last } = await readBounds(store.db, userId);
      if (lastSeen === null) return { after: last, missed: false };
      const replayable = lastSeen >= first - 1 && lastSeen <= last;
      return { after: replayable ? lastSeen : last, missed: !replayable };
    },
    subscribe: (subscriber) => {
      const reader: Reader = { subscriber, cursor: subscriber.after };
      const group = readers.get(subscriber.userId) ?? new Set();
      // The oldest goes: its page is likely closed already, and comes back if it is not.
      if (group.size >= MOST_STREAMS) [...group][0]?.subscriber.end();
      readers.set(subscriber.userId, group.add(reader));
      delivery.wake(subscriber.userId);
      return () => {
        group.delete(reader);
        if (group.size === 0 && readers.get(subscriber.userId) === group) readers.delete(subscriber.userId);
      };
    },
    onJobDeleted: (jobId, gone) => {
      const watchers = jobWatchers.get(jobId) ?? new Set();
      jobWatchers.set(jobId, watchers.add(gone));
      return () => {
        watchers.delete(gone);
        if (watchers.size === 0) jobWatchers.delete(jobId);
      };
    },
    close: async () => {
      const delivered = delivery.close();
      for (const group of readers.values()) for (const { subscriber } of group) subscriber.end(true);
      await stop();
      await delivered;
    },
  };
}
