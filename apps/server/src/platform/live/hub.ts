import type { RowChange } from "@audit/contract";
import type { Store } from "../database/index.ts";
import type { Log } from "../log.ts";
import { readBounds, readChanges, type NumberedChange } from "./outbox-store.ts";

/** One open page. */
interface Subscriber {
  readonly userId: string;
  readonly sessionId: string;
  /** Number of the last change it has. */
  readonly after: number;
  send(seq: number, change: RowChange): void;
  end(): void;
}

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

interface Reader {
  readonly subscriber: Subscriber;
  cursor: number;
}

/** Between two reads for one user; changes in between travel together. */
const COALESCE_MS = 100;
const CHANNEL = "live";

/** Carries the database's announcements to open pages. Notifications hold ids only; changes are read from the outbox. */
export async function openHub(store: Store, log: Log): Promise<Hub> {
  const readers = new Map<string, Set<Reader>>();
  const pumps = new Map<string, Promise<void>>();
  const dirty = new Set<string>();
  const jobWatchers = new Map<string, Set<() => void>>();
  let closed = false;

  function wake(userId: string): void {
    if (closed || !readers.has(userId)) return;
    dirty.add(userId);
    if (pumps.has(userId)) return;
    const pumping = pump(userId)
      .catch((error: unknown) => log.error({ err: error, userId }, "live changes can't be read"))
      .finally(() => {
        pumps.delete(userId);
        if (dirty.has(userId)) wake(userId);
      });
    pumps.set(userId, pumping);
  }

  async function pump(userId: string): Promise<void> {
    while (dirty.delete(userId) && !closed) {
      await deliver(userId);
      await new Promise((resolve) => setTimeout(resolve, COALESCE_MS));
    }
  }

  async function deliver(userId: string): Promise<void> {
    const group = [...(readers.get(userId) ?? [])];
    if (group.length === 0) return;
    const changes = await readChanges(store.db, userId, Math.min(...group.map(({ cursor }) => cursor)));
    const last = changes.at(-1)?.seq;
    if (last === undefined) return;
    for (const reader of group) {
      const news = changes.filter(({ seq }) => seq > reader.cursor);
      for (const { seq, change } of latestOfEach(news)) reader.subscriber.send(seq, change);
      reader.cursor = Math.max(reader.cursor, last);
    }
    dirty.add(userId);
  }

  function heard(payload: string): void {
    const [kind, id = ""] = payload.split(":");
    if (kind === "user") wake(id);
    if (kind === "job") for (const gone of jobWatchers.get(id) ?? []) gone();
    if (kind === "session") endSession(id);
  }

  function endSession(sessionId: string): void {
    for (const group of readers.values()) {
      for (const { subscriber } of group) if (subscriber.sessionId === sessionId) subscriber.end();
    }
  }

  const stop = await store.listener.listen(CHANNEL, heard, () => {
    for (const userId of readers.keys()) wake(userId);
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
      readers.set(subscriber.userId, group.add(reader));
      wake(subscriber.userId);
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
      closed = true;
      for (const group of readers.values()) for (const { subscriber } of group) subscriber.end();
      await stop();
      await Promise.all(pumps.values());
    },
  };
}

/** Of several updates of one row only the last matters: the page reads the row itself. */
function latestOfEach(changes: readonly NumberedChange[]): NumberedChange[] {
  const seen = new Set<string>();
  return changes
    .toReversed()
    .filter(({ change }) => {
      const key = `${change.table} ${change.op} ${change.id}`;
      return !seen.has(key) && seen.add(key);
    })
    .toReversed();
}
