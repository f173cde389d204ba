import { expect, test } from "vitest";
import { parseSearch, writeSearch } from "./search-text.ts";

test("addresses hold plain text that survives the way there and back", () => {
  const search = { jobId: "5b0c", q: "12 & more", timestamp: "2026-11-20T09:00:00.000Z" };
  expect(parseSearch(writeSearch(search))).toEqual(search);
});

test("what is not set leaves the address", () => {
  expect(writeSearch({ a: undefined, b: null, c: "" })).toBe("");
  expect(writeSearch({ time: 30 })).toBe("?time=30");
});
