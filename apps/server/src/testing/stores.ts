import { afterAll, beforeAll, describe } from "vitest";
import { embeddedStore } from "../platform/database/embedded.ts";
import { openLite } from "../platform/database/open-lite.ts";
import type { Store } from "../platform/database/index.ts";
import { openPostgres } from "../platform/database/postgres.ts";
import { createLog } from "../platform/log.ts";
import { isPostgresPossible, openFilledPostgres, type TestDatabase } from "./postgres.ts";
import { loadSnapshot } from "./snapshot.ts";

/** An embedded database in memory, empty, with all tables. */
export const openTestStore = async (): Promise<Store> =>
  embeddedStore(await openLite({ loadDataDir: await loadSnapshot() }));

/** The same promises on both databases. `open` gives a store on the suite's database. */
export function describeOnEachStore(name: string, suite: (open: () => Promise<Store>) => void): void {
  describe(`${name} (embedded)`, () => {
    suite(openTestStore);
  });
  describe.skipIf(!isPostgresPossible())(`${name} (postgres)`, () => {
    let database: TestDatabase;
    beforeAll(async () => {
      const opened = await openFilledPostgres();
      if (typeof opened === "string") throw new Error(opened);
      database = opened;
    });
    afterAll(() => database.close());
    suite(() => openPostgres(database.url, createLog("silent")));
  });
}
