import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createLog } from "../../platform/log.ts";
import { openQueue } from "../../platform/queue/queue.ts";
import { describeOnEachStore } from "../../testing/index.ts";
import { secondsUntil } from "./stand-in-line.ts";

describeOnEachStore("the line", (open) => {
  test("lets a newcomer go before the many of another, who waits so many minutes and not for ever", async () => {
    const store = await open();
    const { db } = store;
    const queue = await openQueue(store, createLog("silent"), { supervise: false });
    const [first, second, third, newcomer] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const add = (jobId: string, priority: number) =>
      db.transaction().execute((tx) => queue.add(tx, [{ jobId, priority }]));
    const places = () => Promise.all([first, second, third, newcomer].map((id) => queue.placeOf(id)));
    for (const [index, id] of [first, second, third].entries()) await add(id, -index);
    await add(newcomer, 0);
    expect(await places()).toEqual([1, 3, 4, 2]);

    await sql`update queue.job set created_on = created_on - interval '65 seconds' where id = ${third}`.execute(db);
    await queue.ageWaiting();
    await queue.ageWaiting();
    expect(await places()).toEqual([1, 4, 3, 2]);
    await sql`update queue.job set created_on = created_on - interval '1 hour' where id = ${third}`.execute(db);
    await queue.ageWaiting();
    expect(await places()).toEqual([2, 4, 1, 3]);
    expect(await queue.placeOf(randomUUID())).toBeNull();
    await queue.close(1000);
    await store.close();
  });
});

test.each([
  [1, { slots: 2, running: 1, seconds: 300 }, 0],
  [1, { slots: 2, running: 2, seconds: 300 }, 150],
  [5, { slots: 2, running: 2, seconds: 300 }, 750],
  [5, { slots: 2, running: 2, seconds: null }, null],
  [1, { slots: 0, running: 0, seconds: 300 }, null],
])("place %i among %j begins in %s seconds", (place, pace, seconds) => {
  expect(secondsUntil(place, pace)).toBe(seconds);
});
