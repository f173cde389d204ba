import type { RowChange } from "@audit/contract";
import type { Db } from "../database/index.ts";
import type { Log } from "../log.ts";
import { readChanges, type NumberedChange } from "./outbox-store.ts";

/** One open page. */
export interface Subscriber {
  readonly userId: string;
  readonly sessionId: string;
  /** Number of the last change it has. */
  readonly after: number;
  send(seq: number, change: RowChange): void;
  /** @param comeBack whether the page should connect again, to another process where there is one */
  end(comeBack?: boolean): void;
}

/** An open page and how far it has been told. */
export interface Reader {
  readonly subscriber: Subscriber;
  cursor: number;
}

/** Open pages by account. */
export type Readers = ReadonlyMap<string, ReadonlySet<Reader>>;

export interface Delivery {
  /** Reads what is new for an account and tells it to its pages, one reading at a time. */
  wake(userId: string): void;
  /** Delivers nothing more. */
  close(): Promise<void>;
}

/** Between two reads for one user; changes in between travel together. */
const COALESCE_MS = 100;

/** Brings changes from the outbox to open pages. */
export function createDelivery(db: Db, log: Log, readers: Readers): Delivery {
  const pumps = new Map<string, Promise<void>>();
  const dirty = new Set<string>();
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
      if (await deliver(db, [...(readers.get(userId) ?? [])], userId)) dirty.add(userId);
      await new Promise((resolve) => setTimeout(resolve, COALESCE_MS));
    }
  }

  return {
    wake,
    close: async () => {
      closed = true;
      await Promise.all(pumps.values());
    },
  };
}

/** @returns whether there was anything new, after which there may be more */
async function deliver(db: Db, group: readonly Reader[], userId: string): Promise<boolean> {
  if (group.length === 0) return false;
  const changes = await readChanges(db, userId, Math.min(...group.map(({ cursor }) => cursor)));
  const last = changes.at(-1)?.seq;
  if (last === undefined) return false;
  for (const reader of group) {
    const news = changes.filter(({ seq }) => seq > reader.cursor);
    for (const { seq, change } of latestOfEach(news)) reader.subscriber.send(seq, change);
    reader.cursor = Math.max(reader.cursor, last);
  }
  return true;
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
