import { createJudge, type Judgement } from "@audit/auditor";
import { rules } from "@audit/rules";
import { siteOf, type SiteCase } from "@audit/testkit";
import { expect, test } from "vitest";
import { fieldReport, searchReport } from "./outside-report.ts";

const shop: SiteCase = {
  pages: {
    "/": `<title>Soap</title><a href="/bar">Bar</a>`,
    "/bar": `<p>no title</p>`,
  },
};

function judged(site: ReturnType<typeof siteOf>): Judgement {
  const judge = createJudge(rules);
  for (const page of site.pages) judge.page(page);
  return judge.finish(site);
}

test("tells clicks, the pages that earn most with their faults, and what was not read", () => {
  const site = siteOf({ ...shop, clicks: { "/": 5, "/bar": 90, "/gone": 7, "/never": 0 } });
  const report = searchReport(site, judged(site).findings);
  expect(report).toMatchObject({
    state: "read",
    property: "https://shop.example/",
    clicks: 102,
    impressions: 1020,
    beside: { addresses: 2, clicks: 7 },
  });
  expect(report.pages.map(({ url, clicks }) => [url, clicks])).toEqual([
    ["https://shop.example/bar", 90],
    ["https://shop.example/gone", 7],
    ["https://shop.example/", 5],
  ]);
  expect(report.pages[0]!.faults).toBeGreaterThan(0);
  expect(report.pages[1]!.faults).toBe(0);
});

test("without a source nothing is told but that", () => {
  const site = siteOf(shop);
  expect(searchReport(site, [])).toMatchObject({ state: "not-connected", clicks: 0, pages: [] });
  expect(fieldReport(site)).toEqual({ state: "not-connected", origin: null, pages: [] });
});

test("a source that failed is told with its reason, one that measured with its period", () => {
  const site = siteOf({ ...shop, field: { origin: { inpMs: 230 }, "/": null } });
  expect(fieldReport(site)).toMatchObject({
    state: "asked",
    origin: { url: "https://shop.example", state: "measured", inpMs: 230, lcpMs: null, from: "2026-01-01" },
    pages: [{ url: "https://shop.example/", state: "no-data" }],
  });
  const failed = { ...site, searchPerformance: { state: "failed" as const, reason: "Google is busy." } };
  expect(searchReport(failed, [])).toMatchObject({ state: "failed", reason: "Google is busy.", pages: [] });
});

test("the ten pages with most clicks stand by clicks, then by how often they were shown, then by address", () => {
  const site = siteOf(shop);
  const row = (path: string, clicks: number, impressions: number) => ({
    url: `https://shop.example/${path}`,
    clicks,
    impressions,
    ctr: 0.1,
    position: 3.14159,
  });
  const rows = [row("b", 2, 5), row("a", 2, 5), row("shown", 2, 9), row("never", 0, 50), row("most", 9, 1)];
  const more = Array.from({ length: 9 }, (_, index) => row(`less-${index}`, 1, 1));
  const read = {
    state: "read",
    property: "p".repeat(400),
    from: "2026-01-01",
    to: "2026-01-28",
    truncated: true,
  } as const;
  const fault = (url: string, verdict: "fail" | "unknown") =>
    ({ verdict, pages: [1, 2].map((saw) => ({ url, evidence: { at: "x", saw } })) }) as never;
  const url = "https://shop.example/most";
  const report = searchReport({ ...site, searchPerformance: { ...read, rows: [...rows, ...more] } }, [
    fault(url, "fail"),
    fault(url, "fail"),
    fault(url, "unknown"),
  ]);
  expect(report.pages.map((page) => page.url.slice("https://shop.example/".length))).toEqual([
    "most",
    "shown",
    "a",
    "b",
    ...[0, 1, 2, 3, 4, 5].map((index) => `less-${index}`),
  ]);
  expect(report.pages[0]).toEqual({ url, clicks: 9, impressions: 1, position: 3.1, faults: 2 });
  expect(report).toMatchObject({ clicks: 24, impressions: 79, truncated: true, from: "2026-01-01", to: "2026-01-28" });
  expect(report.property).toHaveLength(300);
  expect(searchReport({ ...site, searchPerformance: { state: "reconnect" } }, [])).toMatchObject({
    state: "reconnect",
    reason: null,
  });
});

test("only pages that were read with status 200 count as read", () => {
  const given = {
    pages: { "/": "<p>x</p>", "/gone": { html: "<p>x</p>", status: 404 } },
    clicks: { "/": 1, "/gone": 4 },
  };
  expect(searchReport(siteOf(given), []).beside).toEqual({ addresses: 1, clicks: 4 });
});
