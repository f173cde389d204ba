import { sql } from "kysely";
import { type Db, onlyRow, type Tx } from "../database/index.ts";

/** Reports of processes that live elsewhere, and the migrator's own. */
const LEFT_OUT = ["processes", "kysely_migration", "kysely_migration_lock"];

interface Table {
  readonly name: string;
  /** Without those that the database computes. */
  readonly columns: readonly string[];
}

/** All tables, each after those that its rows refer to. */
export async function listTables(db: Db): Promise<Table[]> {
  const { rows: tables } = await sql<{ name: string; columns: string[] }>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relname = any(${LEFT_OUT}::text[])
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`.execute(db);
  const { rows: references } = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent from pg_constraint k
      join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and k.conrelid <> k.confrelid`.execute(db);
  const sorted: Table[] = [];
  const place = (table: Table): void => {
    if (sorted.includes(table)) return;
    for (const { parent } of references.filter(({ child }) => child === table.name)) {
      const above = tables.find(({ name }) => name === parent);
      if (above) place(above);
    }
    sorted.push(table);
  };
  for (const table of tables) place(table);
  return sorted;
}

/** One row may hold the facts of many pages, another a few words: how many are read at once follows from their length. */
const FIRST_AT_ONCE = 20;
const MOST_AT_ONCE = 2_000;
const WANTED_CHARACTERS = 2_000_000;

/** The rows of a table as JSON, a few at a time; to be read within one transaction. */
export async function* readRows(tx: Tx, { name }: Pick<Table, "name">): AsyncGenerator<string> {
  // Moments and numbers must be written alike wherever and whenever they are read.
  await sql`set local timezone = 'UTC'`.execute(tx);
  await sql`set local extra_float_digits = 1`.execute(tx);
  await sql`declare backup no scroll cursor for select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(
    tx,
  );
  for (let atOnce = FIRST_AT_ONCE; ;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.raw(String(atOnce))} from backup`.execute(tx);
    for (const { row } of rows) yield row;
    if (rows.length < atOnce) break;
    const characters = rows.reduce((sum, { row }) => sum + row.length, 0);
    atOnce = Math.max(1, Math.min(MOST_AT_ONCE, Math.floor((WANTED_CHARACTERS * atOnce) / characters)));
  }
  await sql`close backup`.execute(tx);
}

/** Empties the tables and lets rows be put in as they were: nothing is counted, announced or booked a second time. */
export async function prepareTables(tx: Tx, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx);
}

export async function releaseTables(tx: Tx, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
}

/** @param rows as `readRows` gave them */
export async function putRows(tx: Tx, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return;
  const into = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(name)} (${into}) overriding system value
      select ${into} from json_populate_recordset(null::${sql.table(name)}, ${`[${rows.join(",")}]`}::json)`.execute(
    tx,
  );
}

export async function hasAccounts(db: Db): Promise<boolean> {
  const result = await sql<{ found: boolean }>`select exists (select 1 from users) as found`.execute(db);
  return onlyRow(result).found;
}

export async function listMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
