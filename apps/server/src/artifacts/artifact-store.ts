import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Db, Tx } from "../platform/database/index.ts";

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** A JSON value as it is kept; to be made before a transaction, which holds others up. */
export const packArtifact = (value: unknown): Promise<Uint8Array> => compress(JSON.stringify(value));

/** What a stage leaves for the next, by name. JSON values only. */
export async function saveArtifact(tx: Tx, jobId: string, name: string, value: unknown): Promise<void> {
  await saveBytes(tx, jobId, name, await packArtifact(value));
}

/** @returns null when the stage before has left nothing, or it was deleted. */
export async function loadArtifact(db: Db, jobId: string, name: string): Promise<unknown> {
  const [value] = await loadArtifacts(db, jobId, [name]);
  return value;
}

/** Several at once, in the order of their names; null as in `loadArtifact`. */
export async function loadArtifacts(db: Db, jobId: string, names: readonly string[]): Promise<unknown[]> {
  const rows = await db
    .selectFrom("artifacts")
    .select(["name", "bytes"])
    .where("job_id", "=", jobId)
    .where("name", "in", names)
    .execute();
  return Promise.all(
    names.map(async (name) => {
      const bytes = rows.find((row) => row.name === name)?.bytes;
      return bytes === undefined ? null : (JSON.parse((await expand(bytes)).toString("utf8")) as unknown);
    }),
  );
}

/** Many values in one statement, by name. */
export async function saveManyBytes(tx: Tx, jobId: string, values: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const rows = [...values].map(([name, bytes]) => ({ job_id: jobId, name, bytes }));
  if (rows.length === 0) return;
  await tx
    .insertInto("artifacts")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["job_id", "name"]).doUpdateSet((q) => ({ bytes: q.ref("excluded.bytes") })),
    )
    .execute();
}

export async function saveBytes(tx: Tx, jobId: string, name: string, bytes: Uint8Array): Promise<void> {
  await tx
    .insertInto("artifacts")
    .values({ job_id: jobId, name, bytes })
    .onConflict((conflict) => conflict.columns(["job_id", "name"]).doUpdateSet({ bytes }))
    .execute();
}

export async function loadBytes(db: Db, jobId: string, name: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom("artifacts")
    .select("bytes")
    .where("job_id", "=", jobId)
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.bytes ?? null;
}
