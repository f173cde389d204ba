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
