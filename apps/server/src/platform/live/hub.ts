import type { RowChange } from "@audit/contract";
import type { Store } from "../database/index.ts";
import type { Log } from "../log.ts";
import { readBounds, readChanges, type NumberedChange } from "./outbox-store.ts";

/** One open page. */
export interface Subscriber {
  readonly userId: string;
  readonly sessionId: string;
  /** Number of the last change it has; null: from now on. */
  readonly lastSeen: number | null;
  begin(seq: number): void;
  send(seq: number, change: RowChange): void;
  /** Changes were missed that can't be replayed. */
  resync(seq: number): void;
  end(): void;
}

export interface Hub {
  subscribe(subscriber: Subscriber): () => void;
  /** Calls back when the job's row is gone. */
  onJobDeleted(jobId: string, gone: () => void): () => void;
  close(): Promise<void>;
}

interface Reader {
  readonly subscriber: Subscriber;
  /** Null until the bounds were read. */
  cursor: number | null;
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
      await place(userId);
      await deliver(userId);
      await new Promise((resolve) => setTimeout(resolve, COALESCE_MS));
    }
  }

  /** Finds where each new page stands. */
  async function place(userId: string): Promise<void> {
    const fresh = [...(readers.get(userId) ?? [])].filter((reader) => reader.cursor === null);
    if (fresh.length === 0) return;
    const { first, last } = await readBounds(store.db, userId);
    for (const reader of fresh) {
      const seen = reader.subscriber.lastSeen;
      const replayable = seen !== null && seen >= first - 1 && seen <= last;
      reader.cursor = replayable ? seen : last;
      if (seen !== null && !replayable) reader.subscriber.resync(last);
      else reader.subscriber.begin(reader.cursor);
    }
  }

  async function deliver(userId: string): Promise<void> {
    const placed = [...(readers.get(userId) ?? [])].filter((reader) => reader.cursor !== null);
    if (placed.length === 0) return;
    const from = Math.min(...placed.map((reader) => reader.cursor!));
    const changes = await readChanges(store.db, userId, from);
    const last = changes.at(-1)?.seq;
    if (last === undefined) return;
    for (const reader of placed) {
      const news = changes.filter(({ seq }) => seq > reader.cursor!);
      for (const { seq, change } of latestOfEach(news)) reader.subscriber.send(seq, change);
      reader.cursor = Math.max(reader.cursor!, last);
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
    subscribe: (subscriber) => {
      const reader: Reader = { subscriber, cursor: null };
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
