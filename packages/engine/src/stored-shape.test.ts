import { createHash } from "node:crypto";
import { multilingualBlog, siteOf, startFixtureShop, type FixtureShop } from "@audit/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AuditRequest, AuditStore } from "./audit.ts";
import { openAudit } from "./open-audit.ts";
import { decode } from "./page-batches.ts";
import { STORED_SHAPE, unstamp } from "./stored-shape.ts";

/** Of everything that is kept of a shop, and of a blog's pages: which fields there are, and of what kind. */
const SHAPES: Readonly<Record<number, string>> = { 1: "44406cd4e6f57f57" };

type Kept = Map<string, Uint8Array>;

/** Keeps what an audit saves, as a database would. */
function storeIn(kept: Kept): AuditStore {
  const batches = (): string[] => [...kept.keys()].filter((key) => key.startsWith("batch"));
  return {
    saveBatch: async (bytes) => void kept.set(`batch ${batches().length}`, bytes),
    loadBatches: async function* () {
      for (const key of batches()) yield kept.get(key)!;
    },
    saveRecord: async (bytes) => void kept.set("record", bytes),
    loadRecord: async () => kept.get("record") ?? null,
    saveLook: async (key, bytes) => void kept.set(`look ${key}`, bytes),
    loadLook: async (key) => kept.get(`look ${key}`) ?? null,
  };
}

const kindOf = (key: string): string => key.split(" ")[0]!;

/** As if another version of the program had saved it. */
const byAnotherVersion = (bytes: Uint8Array): Uint8Array => Uint8Array.from(bytes).fill(0xff, 1, 3);

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
  const ofShop: Kept = new Map();
  const crawl = async (kept: Kept): Promise<void> => {
    const audit = openAudit(request, { store: storeIn(kept) });
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
    for (const [key, bytes] of ofShop) addShape(decode(unstamp(bytes)!), kindOf(key), shape);
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
    const old: Kept = new Map([...ofShop].map(([key, bytes]) => [key, byAnotherVersion(bytes)]));
    const before = new Set(shop.requests).size;
    shop.requests.length = 0;
    await crawl(old);
    expect(new Set(shop.requests).size).toBe(before);
    const fresh = [...old].flatMap(([key, bytes]) => (unstamp(bytes) ? [kindOf(key)] : []));
    expect(new Set(fresh)).toEqual(new Set([...ofShop.keys()].map(kindOf)));
  });

  test("by another version leaves a check of a task unknown", async () => {
    const old: Kept = new Map([...ofShop].map(([key, bytes]) => [key, byAnotherVersion(bytes)]));
    shop.requests.length = 0;
    const audit = openAudit(request, { store: storeIn(old) });
    const outcome = await audit.check({ rule: "title-duplicate", urls: [new URL("/a", shop.url).href], beside: [] });
    await audit.close();
    expect(outcome).toMatchObject({ state: "unknown", checked: 0 });
    expect(outcome.reason).toContain("no longer at hand");
    expect(shop.requests).toEqual([]);
  });
});
