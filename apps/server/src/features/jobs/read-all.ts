import type { Db } from "../../platform/database/index.ts";
import { findOwnJobs, listOwnJobs, type OwnJob } from "./store.ts";

const AT_ONCE = 50;

/** All own jobs, newest first, a few at a time, so that no account is too large to be read. */
export async function* readAllJobs(db: Db, userId: string): AsyncGenerator<OwnJob> {
  let before: { micros: string; id: string } | null = null;
  do {
    const rows = await listOwnJobs(db, userId, { limit: AT_ONCE, before });
    yield* await findOwnJobs(
      db,
      userId,
      rows.map(({ id }) => id),
    );
    const last = rows.at(-1);
    before = last && rows.length === AT_ONCE ? { micros: last.created_micros, id: last.id } : null;
  } while (before !== null);
}
