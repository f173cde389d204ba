import { describe, expect, test } from "vitest";
import { pageWorth } from "@audit/rules/view/page-worth";
import { BANDS } from "./bands.ts";
import { effortOf, priorityOf, reachOf, taskImpactOf, type Stake } from "./priority.ts";

const stake: Stake = {
  severity: "medium",
  weighed: [],
  count: 10,
  outOf: 20,
  sitePages: 100,
  whole: false,
  worth: 1,
  certainty: 1,
  minutes: 30,
};

describe("priority", () => {
  test.each<[string, Partial<Stake>, Partial<Stake>]>([
    ["a graver fault", { severity: "high" }, { severity: "medium" }],
    ["more pages", { count: 20 }, { count: 10 }],
    ["a larger share of the group", { outOf: 12 }, { outOf: 60 }],
    ["better pages", { worth: 2 }, { worth: 1 }],
    ["a surer rule", { certainty: 1 }, { certainty: 0.5 }],
    ["less work", { minutes: 60 }, { minutes: 240 }],
    ["the whole site", { whole: true }, { whole: false }],
  ])("%s comes first, all else equal", (_name, more, less) => {
    expect(priorityOf({ ...stake, ...more })).toBeGreaterThan(priorityOf({ ...stake, ...less }));
  });

  test("reach stays between nothing and one", () => {
    expect(reachOf({ whole: false, count: 500, outOf: 500, sitePages: 10 })).toBe(1);
    expect(reachOf({ whole: false, count: 1, outOf: 1_000_000, sitePages: 1_000_000 })).toBeGreaterThan(0);
  });

  test("the work it takes decides only between tasks of nearly the same worth", () => {
    expect(effortOf(5)).toBe(effortOf(BANDS.quarter));
    expect(Object.values(BANDS).map(effortOf)).toEqual([1, 1.05, 1.1, 1.15, 1.2]);
    const tedious = { ...stake, minutes: BANDS.project };
    expect(priorityOf({ ...tedious, worth: 1.25 })).toBeGreaterThan(priorityOf({ ...stake, minutes: BANDS.quarter }));
  });

  test("a grave fault of one page among many is a task of medium impact, on the home page or most of a catalogue a high one", () => {
    const grave = { ...stake, severity: "high" as const, sitePages: 200, worth: 2 };
    expect(taskImpactOf({ ...grave, count: 1, outOf: 150 })).toBe("medium");
    expect(taskImpactOf({ ...grave, count: 1, outOf: 1, worth: 6 })).toBe("high");
    expect(taskImpactOf({ ...grave, count: 120, outOf: 150 })).toBe("high");
    expect(taskImpactOf({ ...grave, severity: "low", count: 1, outOf: 150 })).toBe("low");
  });

  test("links to a page double or halve its worth at most", () => {
    const unknown = { kind: "product", clickShare: null } as const;
    expect(pageWorth({ ...unknown, rank: 1000 })).toBe(4);
    expect(pageWorth({ ...unknown, rank: 0 })).toBe(1);
    expect(pageWorth({ ...unknown, rank: 1 })).toBe(2);
  });

  test("clicks treble the worth of a page at most, and take nothing from one without", () => {
    const worth = (rank: number, clickShare: number | null): number => pageWorth({ kind: "other", rank, clickShare });
    expect(worth(1, 1_000_000)).toBe(3);
    expect(worth(1000, 3)).toBe(2);
    expect(worth(1, 3)).toBe(2);
    for (const rank of [0, 0.5, 1, 7]) {
      expect(worth(rank, 0)).toBe(worth(rank, null));
      expect(worth(rank, 2)).toBeGreaterThanOrEqual(worth(rank, null));
      expect(worth(rank, 5)).toBeGreaterThanOrEqual(worth(rank, 2));
    }
  });
});
