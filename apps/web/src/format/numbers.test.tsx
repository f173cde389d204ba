import { expect, test } from "vitest";
import { countOf, formatHours, formatMinutes } from "./numbers.ts";

test("time remaining is minutes divided by 60, with one decimal below ten hours [D2-9.17]", () => {
  expect(formatHours(90)).toBe("1.5 h");
  expect(formatHours(600)).toBe("10 h");
  expect(formatHours(725)).toBe("12 h");
});

test("minutes are said in hours where they fill them", () => {
  expect([45, 60, 90].map(formatMinutes)).toEqual(["45 min", "1 h", "1 h 30 min"]);
});

test("counts agree with their noun", () => {
  expect([countOf(1, "page"), countOf(12, "page")]).toEqual(["1 page", "12 pages"]);
});
