import type { UserProgress } from "@audit/contract";
import { expect, test } from "vitest";
import { compareRows, inOrder, levelOf, orderAfterClick, timeSaved } from "./progress-words.ts";

const row = (change: Partial<UserProgress>): UserProgress => ({
  email: "a@shop.example",
  domain: "shop.example",
  total_actions: 0,
  completed_actions: 0,
  in_progress_actions: 0,
  completion_percentage: 0,
  time_saved: 0,
  last_activity: "2026-01-01T00:00:00.000Z",
  ...change,
});

test("moments are compared as moments, however they are written [D2-2.116]", () => {
  const [december, february] = [row({ last_activity: "2025-12-01" }), row({ last_activity: "2025-2-9" })];
  expect(compareRows(december, february, "last_activity")).toBeGreaterThan(0);
  expect(inOrder([february, december], { sort: "last_activity", direction: "desc" })).toEqual([december, february]);
});

test("figures are compared as figures, words as words, and nothing comes last in either direction", () => {
  const [nine, ten] = [row({ total_actions: 9 }), row({ total_actions: 10 })];
  expect(inOrder([ten, nine], { sort: "total_actions", direction: "asc" })).toEqual([nine, ten]);
  const [none, some] = [row({ domain: null }), row({ domain: "b.example" })];
  for (const direction of ["asc", "desc"] as const)
    expect(inOrder([none, some], { sort: "domain", direction })).toEqual([some, none]);
  expect(inOrder([ten, nine], {})).toEqual([ten, nine]);
});

test("the first click sorts downwards, the second upwards, another column downwards again", () => {
  const first = orderAfterClick("email", {});
  const second = orderAfterClick("email", first);
  expect([first.direction, second.direction, orderAfterClick("email", second).direction]).toEqual([
    "desc",
    "asc",
    "desc",
  ]);
  expect(orderAfterClick("domain", second)).toEqual({ sort: "domain", direction: "desc" });
});

test("150 minutes are shown as 150 minutes and 3 hours [D2-2.117]", () => {
  expect(timeSaved(150)).toEqual({ minutes: "150 minutes", hours: "3 hours" });
  expect(timeSaved(60)).toEqual({ minutes: "60 minutes", hours: "1 hour" });
  expect(timeSaved(0)).toEqual({ minutes: "0 minutes", hours: "0 hours" });
});

test.each([
  [100, "green"],
  [80, "green"],
  [79, "yellow"],
  [50, "yellow"],
  [49, "orange"],
  [20, "orange"],
  [19, "red"],
  [0, "red"],
] as const)("%i percent is %s [D2-2.118 D2-2.119 D2-2.120 D2-2.121]", (percentage, level) => {
  expect(levelOf(percentage)).toBe(level);
});
