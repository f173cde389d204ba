import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeOnEachStore } from "../../testing/index.ts";
import { migrate } from "./migrate.ts";

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
