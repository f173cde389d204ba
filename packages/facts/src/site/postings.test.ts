import { expect, test } from "vitest";
import { createPostings } from "./postings.ts";

test("postings give back the pages of each key, last first, however many there are", () => {
  const postings = createPostings();
  const added = Array.from({ length: 3_000 }, (_none, page) => ({ key: (page * 7919) % 101, page }));
  for (const { key, page } of added) postings.add(key, page);
  const pagesOf = (key: number): number[] => added.filter((one) => one.key === key).map(({ page }) => page);
  for (const key of [0, 1, 50, 100]) {
    expect(postings.pagesOf(key)).toEqual(pagesOf(key).reverse());
  }
  expect(postings.pagesOf(777)).toEqual([]);
});
