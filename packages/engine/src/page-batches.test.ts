import { pageOf } from "@audit/testkit";
import { expect, test } from "vitest";
import { createBatcher, readBatch } from "./page-batches.ts";

const pages = Array.from({ length: 40 }, (_, index) => pageOf({ html: "<p>x", url: `https://shop.example/${index}` }));

test("pages are saved in order, one batch at a time, and none is lost at the end", async () => {
  const saved: string[] = [];
  let running = 0;
  const batcher = createBatcher(async (batch) => {
    expect((running += 1)).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    saved.push(...readBatch(batch).map(({ url }) => url));
    running -= 1;
  });
  await Promise.all(pages.map((page) => batcher.add(page)));
  await batcher.flush();
  expect(saved).toEqual(pages.map(({ url }) => url));
});

test("a store that is slow makes those wait who bring more, instead of gathering ever more unsaved pages", async () => {
  const release = Promise.withResolvers<void>();
  let taken = 0;
  const batcher = createBatcher(() => release.promise);
  // As many at once as the crawler has requests under way.
  const slots = Array.from({ length: 8 }, async () => {
    for (let page = pages[taken]; page; page = pages[taken]) {
      taken += 1;
      await batcher.add(page);
    }
  });
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(taken).toBeLessThanOrEqual(25);
  release.resolve();
  await Promise.all(slots);
  expect(taken).toBe(pages.length);
});

test("a store that refuses ends the crawl", async () => {
  const batcher = createBatcher(() => Promise.reject(new Error("taken over")));
  await expect(Promise.all(pages.slice(0, 8).map((page) => batcher.add(page)))).rejects.toThrow("taken over");
});
