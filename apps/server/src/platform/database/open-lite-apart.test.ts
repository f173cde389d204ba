import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillDataFolder } from "../../testing/snapshot.ts";
import { waitFor } from "../../testing/wait-for.ts";
import { openEmbedded } from "./embedded.ts";
import { lockFolder } from "./folder-lock.ts";
import type { Store } from "./store.ts";

const folder = mkdtempSync(join(tmpdir(), "seo-audit-apart-"));
let store: Store;
const rowsOf = async <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
  (await query.execute(store.db)).rows;

beforeAll(async () => {
  await fillDataFolder(folder);
  store = await openEmbedded(folder);
  await sql`create table counted (id int primary key, n int not null, bytes bytea, said jsonb, at timestamptz)`.execute(
    store.db,
  );
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test("the loop of events goes on while the database computes", async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  await rowsOf(sql`select sum(sqrt(n)) from generate_series(1, 1000000) n`);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(10);
});

test("transactions follow each other, and nothing from outside comes between their statements", async () => {
  await sql`insert into counted (id, n) values (1, 0)`.execute(store.db);
  const raise = () =>
    store.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ n: number }>`select n from counted where id = 1`.execute(tx);
      await new Promise((resolve) => setImmediate(resolve));
      await sql`update counted set n = ${rows[0]!.n + 1} where id = 1`.execute(tx);
    });
  const beside = () => sql`update counted set n = n + 100 where id = 1`.execute(store.db);
  await Promise.all([raise(), beside(), raise(), raise(), beside(), raise()]);
  expect(await rowsOf(sql`select n from counted where id = 1`)).toEqual([{ n: 204 }]);
});

test("what nobody waits for goes behind all else that was asked, whole transactions as well", async () => {
  const order: string[] = [];
  const asked: Promise<void>[] = [];
  const ask = async (name: string, db: Store["db"]): Promise<void> => {
    await sql`select 1`.execute(db);
    order.push(name);
  };
  const inTransaction = (name: string): Promise<void> => store.behind.transaction().execute((tx) => ask(name, tx));
  await store.db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    asked.push(
      ask("write", store.behind),
      inTransaction("transaction"),
      ask("read", store.db),
      ask("another", store.db),
    );
    // What is answered after them was asked after them.
    await sql`select 1`.execute(tx);
  });
  await Promise.all(asked);
  expect(order).toEqual(["read", "another", "write", "transaction"]);
});

test("one that fails leaves nothing, tells the code of its fault, and the next goes on", async () => {
  const twice = store.db.transaction().execute(async (tx) => {
    await sql`insert into counted (id, n) values (2, 0)`.execute(tx);
    await sql`insert into counted (id, n) values (2, 0)`.execute(tx);
  });
  await expect(twice).rejects.toMatchObject({ code: "23505" });
  const refused = store.db.transaction().execute(async (tx) => {
    await sql`insert into counted (id, n) values (2, 0)`.execute(tx);
    throw new Error("changed its mind");
  });
  await expect(refused).rejects.toThrow("changed its mind");
  expect(await rowsOf(sql`select n from counted where id = 2`)).toEqual([]);
});

test("values come back as they went, bytes without what lies around them", async () => {
  const bytes = Buffer.from(randomBytes(4000).buffer, 16, 100);
  const at = new Date("2026-11-24T00:00:00.5Z");
  const said = { text: "ünï", list: [1, null], deep: { yes: true } };
  await sql`insert into counted values (3, 7, ${bytes}, ${JSON.stringify(said)}, ${at})`.execute(store.db);
  const rows = await rowsOf(
    sql`select n::int8 as n, bytes, said, said -> 'text' as word, null::json as none, at from counted where id = 3`,
  );
  expect(rows).toEqual([{ n: 7, bytes: new Uint8Array(bytes), said, word: "ünï", none: null, at }]);
});

test("listeners hear what a transaction tells once it is kept, until they stop", async () => {
  const heard: string[] = [];
  const stop = await store.listener.listen(
    "told",
    (payload) => void heard.push(payload),
    () => {},
  );
  const tell = (what: string) => sql`select pg_notify('told', ${what})`;
  await store.db.transaction().execute((tx) => tell("kept").execute(tx));
  await store.db
    .transaction()
    .execute(async (tx) => {
      await tell("dropped").execute(tx);
      throw new Error("dropped");
    })
    .catch(() => {});
  await tell("later").execute(store.db);
  await waitFor("both", async () => heard.length >= 2);
  await stop();
  await tell("unheard").execute(store.db);
  expect(heard).toEqual(["kept", "later"]);
});

test("a folder that holds no database is refused in one sentence, and given back", async () => {
  const broken = mkdtempSync(join(tmpdir(), "seo-audit-broken-"));
  writeFileSync(join(broken, "pg"), "no folder");
  await expect(openEmbedded(broken)).rejects.toThrow(`The embedded database in ${join(broken, "pg")} can't be opened`);
  lockFolder(broken)();
  rmSync(broken, { recursive: true });
});
