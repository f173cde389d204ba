import { expect, test } from "vitest";
import { expectPages } from "./expect-pages.ts";

const soFar = { pages: 137, answers: 137, left: 283, maxPages: 500 };

test("every address left is expected to be a page while all were", () => {
  expect(expectPages(soFar)).toBe(420);
});

test("redirects, files and errors among the answers lower what is expected", () => {
  expect(expectPages({ ...soFar, answers: 274, left: 100 })).toBe(187);
});

test("no more pages are expected than may be read", () => {
  expect(expectPages({ ...soFar, left: 10_000 })).toBe(500);
  expect(expectPages({ ...soFar, pages: 500, left: 10_000 })).toBe(500);
});

test("a few first answers decide nothing", () => {
  expect(expectPages({ pages: 1, answers: 4, left: 20, maxPages: 500 })).toBe(21);
});
