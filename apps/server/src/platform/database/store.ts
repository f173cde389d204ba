import type { Kysely, Transaction } from "kysely";
import type { Db as QueueDb } from "pg-boss";
import type { Schema } from "./schema.ts";

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** Notifications of the database. One connection per process serves all channels. */
export interface Listener {
  /** `recovered` is called after a gap in which notifications may have been lost. Resolves with a way to stop. */
  listen(channel: string, heard: (payload: string) => void, recovered: () => void): Promise<() => Promise<void>>;
}

/** An opened database, embedded or PostgreSQL, with its tables up to date. */
export interface Store {
  readonly kind: "embedded" | "postgres";
  readonly db: Db;
  /** The same, for work that nobody waits for: where there is one connection only, all else goes first. */
  readonly behind: Db;
  readonly listener: Listener;
  /** The same database as the job queue wants it. */
  readonly queueDb: QueueDb;
  /** Connections at this moment; null where there is only one. */
  readonly poolUse: (() => { open: number; idle: number; waiting: number }) | null;
  close(): Promise<void>;
}
