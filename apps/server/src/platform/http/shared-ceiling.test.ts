import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachStore } from "../../testing/stores.ts";
import type { Store } from "../database/index.ts";
import { addHits } from "../rate-limit/index.ts";
import { BUNDLE, sharedCeiling, type CountTogether } from "./shared-ceiling.ts";

const WINDOW_MS = 60_000;

const processWith = (together: CountTogether): FastifyRateLimitStore => new (sharedCeiling(together, WINDOW_MS))({});

const call = (at: FastifyRateLimitStore, key: string): Promise<number> =>
  new Promise((resolve) => {
    at.incr(key, (_error, result) => resolve(result?.current ?? NaN), WINDOW_MS, 0);
  });

async function calls(at: FastifyRateLimitStore, key: string, count: number): Promise<number> {
  for (let made = 1; made < count; made += 1) await call(at, key);
  return call(at, key);
}

describeOnEachStore("calls of one address", (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  test("are counted over all processes, each other address by itself", async () => {
    const together: CountTogether = (key, hits) => addHits(store.db, key, { hits, seconds: WINDOW_MS / 1000 });
    const [one, other] = [processWith(together), processWith(together)];
    expect(await calls(one, "192.0.2.1", BUNDLE * 2)).toBe(BUNDLE * 2);
    expect(await calls(other, "192.0.2.1", BUNDLE)).toBe(BUNDLE * 3);
    expect(await calls(one, "192.0.2.1", BUNDLE)).toBe(BUNDLE * 4);
    expect(await calls(other, "192.0.2.2", 3)).toBe(3);
  });
});

test("where the others can't be asked, a process counts for itself", async () => {
  const alone = processWith(() => Promise.reject(new Error("no database")));
  expect(await calls(alone, "192.0.2.1", BUNDLE + 1)).toBe(BUNDLE + 1);
});
