import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMalformed, type Store, type Tx } from "../database/index.ts";
import { BackupRefused, createSum, FORMAT, Line, ROW, type Head, type TableSum } from "./format.ts";
import { readLines } from "./read-lines.ts";
import {
  hasAccounts,
  listMigrations,
  listTables,
  prepareTables,
  putRows,
  readRows,
  releaseTables,
} from "./tables-store.ts";

const DAMAGED = "The backup is damaged, cut off or none.";
const MOST_ROWS = 500;
const MOST_CHARACTERS = 4_000_000;

/** @throws BackupRefused when the file is no backup, or one that this program does not know how to read */
export async function readHead(path: string): Promise<Head> {
  for await (const text of readLines(path)) {
    const line = parse(text);
    if (line.is !== "head") break;
    if (line.head.format > FORMAT) throw new BackupRefused("This backup was written by a newer release. Use that one.");
    return line.head;
  }
  throw new BackupRefused(DAMAGED);
}

interface Target {
  /** With the tables as the backup has them. */
  readonly store: Store;
  readonly dataDir: string;
}

/**
 * Puts a backup into an empty database and data folder: all of it, checked against what was backed up, or nothing.
 * @returns rows by table
 * @throws BackupRefused with one plain sentence
 */
export async function restoreBackup({ store, dataDir }: Target, path: string): Promise<Record<string, TableSum>> {
  const head = await readHead(path);
  if (await hasAccounts(store.db))
    throw new BackupRefused("The database holds accounts already. Restore into an empty one.");
  if (JSON.stringify(await listMigrations(store.db)) !== JSON.stringify(head.migrations))
    throw new BackupRefused("The database is of another release than the backup. Restore into an empty one.");
  const files: { name: string; content: string }[] = [];
  const sums = await store.db.transaction().execute(async (tx) => {
    const tables = await listTables(tx);
    await prepareTables(tx, tables);
    const wanted = await putAll(tx, path, tables, files);
    const found = await sumTables(tx, tables);
    for (const { name } of tables) {
      if (JSON.stringify(found[name]) !== JSON.stringify(wanted[name]))
        throw new BackupRefused(`The table ${name} did not come out as it was backed up. Nothing was restored.`);
    }
    await releaseTables(tx, tables);
    checkFiles(dataDir, files);
    return found;
  });
  putFiles(dataDir, files);
  return sums;
}

type Tables = Awaited<ReturnType<typeof listTables>>;

async function putAll(
  tx: Tx,
  path: string,
  tables: Tables,
  files: { name: string; content: string }[],
): Promise<Record<string, TableSum>> {
  let table: Tables[number] | undefined;
  let rows: string[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    if (table) await putRows(tx, table, rows).catch(refuseDamaged);
    rows = [];
    characters = 0;
  };
  for await (const text of readLines(path)) {
    if (text.startsWith(ROW)) {
      rows.push(text.slice(ROW.length));
      characters += text.length;
      if (rows.length >= MOST_ROWS || characters > MOST_CHARACTERS) await flush();
      continue;
    }
    const line = parse(text);
    if (line.is === "file") files.push(line);
    if (line.is === "table") {
      await flush();
      table = tables.find(({ name }) => name === line.name);
      if (!table) throw new BackupRefused(DAMAGED);
    }
    if (line.is === "end") {
      await flush();
      return line.end.tables;
    }
  }
  throw new BackupRefused(DAMAGED);
}

function refuseDamaged(error: unknown): never {
  throw isMalformed(error) ? new BackupRefused(DAMAGED, { cause: error }) : error;
}

async function sumTables(tx: Tx, tables: Tables): Promise<Record<string, TableSum>> {
  const sums: Record<string, TableSum> = {};
  for (const table of tables) {
    const sum = createSum();
    for await (const row of readRows(tx, table)) sum.add(row);
    sums[table.name] = sum.read();
  }
  return sums;
}

function parse(text: string): Line {
  try {
    return Line.parse(JSON.parse(text));
  } catch (error) {
    throw new BackupRefused(DAMAGED, { cause: error });
  }
}

/** With another secret, links and sealed texts of the backup could not be opened. */
function checkFiles(dataDir: string, files: readonly { name: string; content: string }[]): void {
  for (const { name, content } of files) {
    const path = join(dataDir, name);
    const there = lstatSync(path, { throwIfNoEntry: false });
    // A link may lead anywhere, also where nothing is yet.
    if (there && (!there.isFile() || readFileSync(path, "utf8") !== content))
      throw new BackupRefused(`${path} is there already and another one. Restore into an empty data folder.`);
  }
}

function putFiles(dataDir: string, files: readonly { name: string; content: string }[]): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const { name, content } of files) {
    const path = join(dataDir, name);
    // What is there already was compared before.
    if (!existsSync(path)) writeFileSync(path, content, { mode: 0o600, flag: "wx" });
  }
}
