import type { Analysis } from "@audit/contract";
import { expect, test } from "vitest";
import { chooseAnalysis, correctAddress, isMissing } from "./choose-analysis.ts";

const analysis = (id: string, domain: string, day: string): Analysis => ({
  id,
  jobId: `job-${id}`,
  domain,
  url: `https://${domain}/`,
  analysis_timestamp: `2026-11-${day}T09:00:00.000Z`,
  created_at: `2026-11-${day}T09:00:00.000Z`,
  actions_count: 10,
});
const [latest, older, other] = [
  analysis("1", "a.example", "20"),
  analysis("2", "a.example", "10"),
  analysis("3", "b.example", "05"),
];
const all = [latest, older, other];

test("jobId wins, then domain with timestamp, then the domain's latest, then the first", () => {
  expect(chooseAnalysis(all, { jobId: "job-3", domain: "a.example" })).toBe(other);
  expect(chooseAnalysis(all, { domain: "a.example", timestamp: older.analysis_timestamp })).toBe(older);
  expect(chooseAnalysis(all, { domain: "a.example" })).toBe(latest);
  expect(chooseAnalysis(all, { jobId: "gone" })).toBe(latest);
  expect(chooseAnalysis(all, {})).toBe(latest);
  expect(chooseAnalysis([], {})).toBeUndefined();
});

test("an analysis that isn't there is missing, unless its site has another", () => {
  expect(isMissing(all, { jobId: "gone" })).toBe(true);
  expect(isMissing(all, { jobId: "gone", domain: "c.example" })).toBe(true);
  expect(isMissing(all, { jobId: "gone", domain: "b.example" })).toBe(false);
  expect([isMissing(all, { jobId: "job-3" }), isMissing(all, {})]).toEqual([false, false]);
});

test("an address without an analysis gains domain and timestamp", () => {
  expect(correctAddress({}, latest)).toEqual({
    domain: "a.example",
    timestamp: latest.analysis_timestamp,
    jobId: undefined,
  });
});

test("a jobId that matches nothing is taken out; a right address stays", () => {
  expect(correctAddress({ jobId: "gone" }, latest)).toMatchObject({ jobId: undefined, domain: "a.example" });
  expect(correctAddress({ jobId: "job-3" }, other)).toBeNull();
  expect(correctAddress({ domain: "a.example", timestamp: older.analysis_timestamp }, older)).toBeNull();
});
