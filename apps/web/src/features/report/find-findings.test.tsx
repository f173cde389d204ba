import type { ReportFinding } from "@audit/contract";
import { expect, test } from "vitest";
import { findFindings, searchOf, type FindingView, viewOf, wholeView } from "./find-findings.ts";

const finding = (
  title: string,
  severity: ReportFinding["severity"],
  count: number,
  certainty: number,
): ReportFinding => ({
  rule: `rule-${title}`,
  category: "technical",
  area: title.includes("Title") ? "titles-and-meta" : "links",
  severity,
  weighed: [],
  verdict: "fail",
  title,
  why: "",
  fix: "",
  source: "https://example.com/",
  scope: "pages",
  count,
  outOf: 10,
  certainty,
  reason: null,
  ai: false,
  proofs: [],
  coveredBy: [],
  actions: [],
  locked: false,
});

const all = [
  finding("Titles are missing", "medium", 9, 1),
  finding("Links are broken", "high", 2, 0.8),
  finding("Anchors say nothing", "low", 5, 0.9),
  finding("Links lead through redirects", "high", 4, 1),
];
const shown = (view: Partial<FindingView>): string[] =>
  findFindings(all, { ...wholeView, ...view }).map(({ title }) => title);

test("what is looked for stands in the address, what is as usual does not", () => {
  const view = { query: "title", impact: "high", order: "pages" } as const;
  expect(viewOf(searchOf(view))).toEqual(view);
  expect(searchOf(wholeView)).toEqual({});
  expect(viewOf({})).toEqual(wholeView);
});

test("high impact comes before medium and low, and within it what costs most", () => {
  expect(shown({})).toEqual([
    "Links are broken",
    "Links lead through redirects",
    "Titles are missing",
    "Anchors say nothing",
  ]);
});

test.each<[FindingView["order"], string]>([
  ["pages", "Titles are missing"],
  ["certainty", "Links lead through redirects"],
  ["name", "Anchors say nothing"],
])("by %s, %s is first", (order, first) => {
  expect(shown({ order })[0]).toBe(first);
});

test("every word is looked for in name, area and rule; an impact leaves the others out", () => {
  expect(shown({ query: "LINKS redirects" })).toEqual(["Links lead through redirects"]);
  expect(shown({ query: "meta" })).toEqual(["Titles are missing"]);
  expect(shown({ query: "links nothing-like-it" })).toEqual([]);
  expect(shown({ impact: "high" })).toHaveLength(2);
});
