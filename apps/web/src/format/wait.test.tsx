import { expect, test } from "vitest";
import { formatWait } from "./wait.ts";

test.each([
  [0, "0 s"],
  [1, "1 s"],
  [42, "42 s"],
  [60, "1 min"],
  [185, "3 min 5 s"],
  [7800, "2 h 10 min"],
  [86_400, "1 day"],
  [7 * 86_400 - 1, "6 days 23 h"],
])("%i seconds are %s", (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
