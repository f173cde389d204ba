import { createWriteStream, mkdirSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Store, Tx } from "../database/index.ts";
import { readVersion } from "../version.ts";
import { createSum, FORMAT, ROW, type Line, type TableSum } from "./format.ts";
import { listMigrations, listTables, readRows } from "./tables-store.ts";

/** Most of the bytes were packed before. */
const LEVEL = 3;

const FILES = ["app-secret", "dev-accounts.json"] as const;

/** Where a backup goes that nobody gave a name: into the data folder, by this moment. */
export function backupPathOf(dataDir: string): string {
  const folder = join(dataDir, "backups");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, `before-migrating-${new Date().toISOString().replaceAll(/[:.]/g, "-")}.gz`);
}

/** Backs up a database that is about to be brought up to date. */
export const backupBeforeMigrating =
  (dataDir: string) =>
  async (store: Store): Promise<void> =>
    void (await writeBackup({ store, dataDir, version: readVersion() }, backupPathOf(dataDir)));

interface Source {
  readonly store: Store;
  readonly dataDir: string;
  readonly version: string;
}

/**
 * Writes everything the database holds, as of one moment, and the data folder's secrets into one file that only its
 * owner may read. The file appears when it is complete. @returns rows by table
 */
export async function writeBackup(source: Source, path: string): Promise<Record<string, TableSum>> {
  const part = `${path}.part`;
  const sums: Record<string, TableSum> = {};
  try {
    await source.store.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (tx) => {
        const lines = Readable.from(writeLines(tx, source, sums));
        await pipeline(lines, createGzip({ level: LEVEL }), createWriteStream(part, { mode: 0o600, flags: "wx" }));
      });
    const file = await open(part);
    await file.sync();
    await file.close();
    await rename(part, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") await rm(part, { force: true });
    throw error;
  }
  return sums;
}

const lineOf = (line: Line): string => `${JSON.stringify(line)}\n`;

async function* writeLines(
  tx: Tx,
  { dataDir, version }: Source,
  sums: Record<string, TableSum>,
): AsyncGenerator<string> {
  const migrations = await listMigrations(tx);
  const at = new Date().toISOString();
  yield lineOf({ is: "head", head: { kind: "seo-audit backup", format: FORMAT, version, at, migrations } });
  for (const name of FILES) {
    const content = await readFile(join(dataDir, name), "utf8").catch(() => null);
    if (content !== null) yield lineOf({ is: "file", name, content });
  }
  for (const table of await listTables(tx)) {
    yield lineOf({ is: "table", name: table.name });
    const sum = createSum();
    for await (const row of readRows(tx, table)) {
      sum.add(row);
      yield `${ROW}${row}\n`;
    }
    sums[table.name] = sum.read();
  }
  yield lineOf({ is: "end", end: { tables: sums } });
}
