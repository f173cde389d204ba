import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeOnEachStore } from "../../testing/index.ts";
import { isPostgresPossible, openTestPostgres, type TestDatabase } from "../../testing/postgres.ts";
import { fillDataFolder } from "../../testing/snapshot.ts";
import { createLog } from "../log.ts";
import { openEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { rollOut } from "./roll-out.ts";
import type { Db } from "./store.ts";

/** Every file of the folder, in order; one that is not listed would never run. */
const released = readdirSync(join(import.meta.dirname, "migrations"))
  .map((file) => file.replace(/\.ts$/, ""))
  .toSorted();

describeOnEachStore("migrations", (open) => {
  test("run once, and may be asked for again", async () => {
    const store = await open();
    await migrate(store.db);
    const { rows } = await sql`select name from kysely_migration order by name`.execute(store.db);
    expect(rows).toEqual(released.map((name) => ({ name })));
    await store.close();
  });

  test("refuse a database of a newer release in one sentence", async () => {
    const store = await open();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '')`.execute(store.db);
    await expect(migrate(store.db)).rejects.toThrow(
      "This database was written by a newer release of the program. Start that release instead.",
    );
    await sql`delete from kysely_migration where name = '9999-future'`.execute(store.db);
    await store.close();
  });
});

/** As the release before this one has left it; its newest tables are there, but nobody knows. */
const forget = (db: Db) => sql`delete from kysely_migration where name = '0180-installation'`.execute(db);

describe.skipIf(!isPostgresPossible())("a PostgreSQL database that others use", () => {
  let database: TestDatabase;
  const open = (tables: "fit" | "as they are" = "fit") => openPostgres(database.url, createLog("silent"), { tables });
  beforeAll(async () => {
    const opened = await openTestPostgres();
    if (typeof opened === "string") throw new Error(opened);
    database = opened;
    await (await open()).close();
  });
  afterAll(() => database.close());

  test("is brought up to date by the operator's command alone, however long somebody reads; indexes are built anew", async () => {
    const before = await open();
    await forget(before.db);
    await sql`drop table installation`.execute(before.db);
    await sql`drop index action_checks_action`.execute(before.db);
    await before.close();
    await expect(open()).rejects.toThrow("run npm run admin -- migrate");
    await (await open("as they are")).close();
    const reader = new pg.Client({ connectionString: database.url });
    await reader.connect();
    await reader.query("begin; lock table kysely_migration in share mode");
    const lines: string[] = [];
    const done = rollOut(database.url, {
      tell: (line) => {
        lines.push(line);
        if (line.includes("lock timeout")) void reader.query("rollback");
      },
    });
    expect(await done).toEqual(["0180-installation", "action_checks_action"]);
    expect(lines[0]).toContain("lock timeout");
    await reader.end();
    expect(await rollOut(database.url, { tell: () => {} })).toEqual([]);
    await (await open()).close();
  });

  test("of a newer release is worked with as long as that only added to it", async () => {
    const { db, close } = await open();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '')`.execute(db);
    await (await open()).close();
    await db.updateTable("installation").set({ schema_floor: "9999-future" }).execute();
    await expect(open()).rejects.toThrow("newer release of the program, beside which this one can't work");
    await db.updateTable("installation").set({ schema_floor: null }).execute();
    await sql`delete from kysely_migration where name = '9999-future'`.execute(db);
    await close();
  });
});

test("an embedded database is backed up, then brought up to date at its start", async () => {
  const folder = mkdtempSync(join(tmpdir(), "seo-audit-migrate-"));
  await fillDataFolder(folder);
  const first = await openEmbedded(folder);
  await forget(first.db);
  await sql`drop table installation`.execute(first.db);
  await first.close();
  const pending: boolean[] = [];
  const store = await openEmbedded(folder, {
    beforeMigrating: async ({ db }) => {
      const { rows } = await sql`select 1 from kysely_migration where name = '0180-installation'`.execute(db);
      pending.push(rows.length === 0);
    },
  });
  expect(pending).toEqual([true]);
  expect(await store.db.selectFrom("installation").selectAll().execute()).toHaveLength(1);
  await store.close();
  rmSync(folder, { recursive: true });
});
