import type { PageFault } from "@audit/rules";
import { expect, test } from "vitest";
import { groupsWithSameSight } from "./shared-sight.ts";

/** Tells of each picture without sizes which one it is. */
const RULE = "img-dimensions-missing";
const page = (...pictures: readonly string[]): PageFault => ({
  url: "https://shop.example/",
  evidence: { at: "img", saw: pictures.map((name) => ({ src: `/media/${name}.jpg` })) },
});
const times = (count: number, ...pictures: readonly string[]): PageFault[] =>
  Array.from({ length: count }, () => page(...pictures));
const sets = (groups: Record<string, readonly PageFault[]>, rule = RULE): string[][] =>
  groupsWithSameSight(new Map(Object.entries(groups)), rule);

test("groups that show the same are one, the largest one's name first, whatever their order", () => {
  const groups = { a: times(2, "logo"), b: times(4, "logo"), c: times(3, "other") };
  expect(sets(groups)).toEqual([["b", "a"], ["c"]]);
  expect(sets(Object.fromEntries(Object.entries(groups).toReversed()))).toEqual([["b", "a"], ["c"]]);
});

test("groups of one size come by what their frame shows, then by name", () => {
  expect(sets({ b: times(2, "x"), a: times(2, "y") })).toEqual([["a"], ["b"]]);
  expect(sets({ a: times(2, "x"), b: times(2, "x", "y") })).toEqual([["b", "a"]]);
});

test("what half of a group's pages show is its frame's, what fewer show is theirs", () => {
  const other = times(1, "x");
  expect(sets({ a: [...times(2, "x"), ...times(2, "y")], b: other })).toEqual([["a", "b"]]);
  expect(sets({ a: [...times(1, "x"), ...times(2, "y")], b: other })).toEqual([["a"], ["b"]]);
});

test("four fifths of the smaller group's faults, and of what each shows, are enough", () => {
  const frame = times(9, "1", "2", "3", "4");
  expect(sets({ a: frame, b: [...times(4, "1"), page("own")] })).toEqual([["a", "b"]]);
  expect(sets({ a: frame, b: [...times(3, "1"), page("own")] })).toEqual([["a"], ["b"]]);
  expect(sets({ a: frame, b: times(1, "1", "2", "3", "4", "own") })).toEqual([["a", "b"]]);
  expect(sets({ a: frame, b: times(1, "1", "2", "3", "own") })).toEqual([["a"], ["b"]]);
});

test("pages that show nothing, and rules that name nothing, join no groups", () => {
  expect(sets({ a: times(2), b: times(1) })).toEqual([["a"], ["b"]]);
  expect(sets({ a: times(2, "x"), b: times(1) })).toEqual([["a"], ["b"]]);
  expect(sets({ a: times(2, "x"), b: times(1, "x") }, "no-compression")).toEqual([["a"], ["b"]]);
  expect(sets({ a: times(2, "x") })).toEqual([["a"]]);
});
