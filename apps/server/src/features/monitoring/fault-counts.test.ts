import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachStore } from "../../testing/stores.ts";
import type { Store } from "../../platform/database/index.ts";
import { countFaultsIn } from "./fault-counts.ts";
import { countFaultsByCause, deleteOldFaults } from "./monitoring-store.ts";

describeOnEachStore("what comes in the way of jobs", (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  const counted = async (): Promise<Record<string, number>> => {
    const rows = await countFaultsByCause(store.db);
    return Object.fromEntries(rows.map(({ cause, count }) => [cause, Number(count)]));
  };

  test("is counted by cause over all processes, for a day, and forgotten after a month", async () => {
    const [one, other] = [countFaultsIn(store.db), countFaultsIn(store.db)];
    for (const cause of ["store", "store", "disk"] as const) one.note(cause);
    other.note("store");
    await Promise.all([one.flush(), other.flush()]);
    await one.flush();
    expect(await counted()).toEqual({ store: 3, disk: 1 });
    await sql`update fault_hours set hour = now() - interval '2 days' where cause = 'disk'`.execute(store.db);
    expect(await counted()).toEqual({ store: 3 });
    await sql`update fault_hours set hour = now() - interval '31 days'`.execute(store.db);
    await deleteOldFaults(store.db);
    expect(await store.db.selectFrom("fault_hours").selectAll().execute()).toEqual([]);
  });

  test("is kept while it can't be written", async () => {
    const counts = countFaultsIn(store.db);
    counts.note("shutdown");
    await sql`alter table fault_hours rename to fault_hours_away`.execute(store.db);
    await expect(counts.flush()).rejects.toThrow("fault_hours");
    counts.note("shutdown");
    await sql`alter table fault_hours_away rename to fault_hours`.execute(store.db);
    await counts.flush();
    expect(await counted()).toEqual({ shutdown: 2 });
  });
});
