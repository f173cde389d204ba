import { expect, test } from "vitest";
import { createNumberList } from "./number-list.ts";

test("a list of numbers gives each back at its place, also past 32 bits and from one chunk to the next", () => {
  const list = createNumberList();
  const numbers = Array.from({ length: 40_000 }, (_none, index) => index * 1_000_003);
  for (const number of numbers) list.push(number);
  expect(list.length).toBe(numbers.length);
  expect(numbers.filter((number, index) => list.at(index) !== number)).toEqual([]);
});
