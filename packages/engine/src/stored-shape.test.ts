import { createHash } from "node:crypto";
import { multilingualBlog, siteOf, startFixtureShop, type FixtureShop } from "@audit/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AuditRequest } from "./audit.ts";
import { openAudit } from "./open-audit.ts";
import { decode } from "./page-batches.ts";
import { STORED_SHAPE, unstamp } from "./stored-shape.ts";
import { createMemoryStore, type MemoryStore } from "./testing/memory-store.ts";

/** Of everything that is kept of a shop, and of a blog's pages: which fields there are, and of what kind. */
const SHAPES: Readonly<Record<number, string>> = {
  1: "44406cd4e6f57f57",
  2: "a7cc44d791e93c23",
  3: "dfc58173f3ff7158",
  4: "dfc58173f3ff7158",
  5: "33fb1f1b242183d9",
  6: "169c20e16e10f35b",
  7: "4d0ebf83deb8cf00",
  8: "7aad19956470d0fe",
  9: "b053c62c703edc48",
  10: "22698f57c293fdde",
  11: "2d2e983e2bea6868",
  12: "ddb82d9b7ae6ef0c",
  13: "045d6528edb55907",
  14: "045d6528edb55907",
  15: "045d6528edb55907",
  16: "045d6528edb55907",
  17: "045d6528edb55907",
  18: "d48bf2d5846f72bb",
  19: "3cd18adc73b3a02d",
  20: "8aa30cc70f3cf245",
  21: "c8c9f4bcd0decd03",
  22: "a3b9f30c954ef629",
};

/** All that a store holds, by kind. */
const everything = ({ batches, record, entries }: MemoryStore): ["batch" | "record" | "look", Uint8Array][] => [
  ...batches.map((bytes): ["batch", Uint8Array] => ["batch", bytes]),
  ...(record ? [["record", record] as ["record", Uint8Array]] : []),
  ...[...entries.values()].map((bytes): ["look", Uint8Array] => ["look", bytes]),
];

/** A store as another version of the program has left it. */
function byAnotherVersion({ batches, record, entries }: MemoryStore): MemoryStore {
  const change = (bytes: Uint8Array): Uint8Array => Uint8Array.from(bytes).fill(0xff, 1, 3);
  const store = createMemoryStore();
  store.batches.push(...batches.map(change));
  store.record = record && change(record);
  for (const [key, look] of entries) store.entries.set(key, change(look));
  return store;
}

function addShape(value: unknown, path: string, shape: Set<string>): void {
  const kind = Array.isArray(value) ? "list" : value === null ? "null" : typeof value;
  shape.add(`${path}: ${kind}`);
  if (kind === "list") for (const one of value as unknown[]) addShape(one, `${path}[]`, shape);
  if (kind !== "object") return;
  // Names that a site gives are no fields of ours.
  for (const [key, one] of Object.entries(value as object))
    addShape(one, `${path}.${/^\w+$/.test(key) ? key : "*"}`, shape);
}

describe("what a crawl keeps", () => {
  let shop: FixtureShop;
  let request: AuditRequest;
  const ofShop = createMemoryStore();
  const crawl = async (store: MemoryStore): Promise<void> => {
    const audit = openAudit(request, { store });
    await audit.crawl();
    await audit.close();
  };

  beforeAll(async () => {
    shop = await startFixtureShop();
    request = { url: shop.url, allowHosts: [shop.host], maxPages: 200, maxSeconds: 60, concurrency: 4, rate: 0 };
    await crawl(ofShop);
  });
  afterAll(() => shop.close());

  test("has the shape that its stamp says: where it doesn't, raise STORED_SHAPE and add what is received here", () => {
    const shape = new Set<string>();
    for (const [kind, bytes] of everything(ofShop)) addShape(decode(unstamp(bytes)!), kind, shape);
    siteOf(multilingualBlog(), (page) => addShape([page], "batch", shape));
    const digest = createHash("sha256")
      .update([...shape].toSorted().join("\n"))
      .digest("hex")
      .slice(0, 16);
    expect(shape.size).toBeGreaterThan(300);
    expect(digest).toBe(SHAPES[STORED_SHAPE]);
  });

  test("is not read again by the version that kept it", async () => {
    const before = shop.requests.length;
    await crawl(ofShop);
    expect(shop.requests.length).toBe(before);
  });

  test("is read anew when another version kept it", async () => {
    const old = byAnotherVersion(ofShop);
    const before = new Set(shop.requests).size;
    shop.requests.length = 0;
    await crawl(old);
    expect(new Set(shop.requests).size).toBe(before);
    const fresh = everything(old).filter(([, bytes]) => unstamp(bytes) !== null);
    expect(new Set(fresh.map(([kind]) => kind))).toEqual(new Set(everything(ofShop).map(([kind]) => kind)));
  });

  test("by another version leaves a check of a task unknown", async () => {
    const old = byAnotherVersion(ofShop);
    shop.requests.length = 0;
    const audit = openAudit(request, { store: old });
    const outcome = await audit.check({ rule: "title-duplicate", urls: [new URL("/a", shop.url).href], beside: [] });
    await audit.close();
    expect(outcome).toMatchObject({ state: "unknown", checked: 0 });
    expect(outcome.reason).toContain("no longer at hand");
    expect(shop.requests).toEqual([]);
  });
});
