import { createJudge, scoreSite, type Judgement } from "@audit/auditor";
import { rules } from "@audit/rules";
import type { SiteFacts } from "@audit/facts";
import { pageOf, siteOf, type SiteCase } from "@audit/testkit";
import { describe, expect, test } from "vitest";
import { makeReport } from "./make-report.ts";
import type { Report } from "./report.ts";

const ORIGIN = "https://shop.example";

function judged(given: SiteCase, site: SiteFacts): Judgement {
  const judge = createJudge(rules);
  for (const [path, page] of Object.entries(given.pages)) {
    const parts = typeof page === "string" ? { html: page } : page;
    judge.page(pageOf({ ...parts, url: new URL(path, ORIGIN).href }));
  }
  return judge.finish(site);
}

interface JudgedCase {
  readonly site: SiteFacts;
  readonly judgement: Judgement;
}

function judgedCase(given: SiteCase): JudgedCase {
  const site = siteOf(given);
  return { site, judgement: judged(given, site) };
}

const reportOf = ({ site, judgement }: JudgedCase): Report =>
  makeReport({
    site,
    judgement,
    warnings: [],
    writer: "built-in",
    startedAt: "2026-01-15T10:00:00.000Z",
    finishedAt: "2026-01-15T10:01:00.000Z",
  });

const page = (title: string, body = ""): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const shop: SiteCase = {
  robots: "User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /products/\n",
  notCrawled: [{ reason: "robots", count: 4, examples: [`${ORIGIN}/cart`] }],
  pages: {
    "/": page(
      "Home",
      '<a href="/products/a">A</a> <a href="/products/b">B</a> <a href="/gone">G</a> <a href="/old">O</a>',
    ),
    "/products/a": page(
      "A",
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"A"}</script>',
    ),
    "/products/b": { html: page("B").replace("<title>", '<meta name="robots" content="noindex"><title>') },
    "/gone": { html: page("Gone"), status: 404 },
    "/lonely": page("Lonely"),
  },
};

describe("the report of a judged site", () => {
  const given = judgedCase(shop);
  const { judgement, site } = given;

  test("gives the scores that the audit gives, and what they lack to 100 adds up from the categories", () => {
    // The made shop is small: as if it had pages enough for a score.
    const large = { ...judgement, unscored: null };
    const report = reportOf({ ...given, judgement: large });
    const scores = scoreSite(large, rules);
    for (const name of ["health", "aiCitation"] as const) {
      const { score, categories, ceiling } = report.scores[name];
      expect(score).toBe(scores[name]);
      const lost = categories.reduce((sum, { points }) => sum + points, 0);
      const made = Math.round(100 - lost);
      expect(score).toBe(ceiling === null ? made : Math.min(made, ceiling.most));
      expect(categories.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    }
    for (const { category, score } of report.scores.health.categories) expect(score).toBe(scores.byCategory[category]);
  });

  test("names what costs most first, with the numbers that make it up", () => {
    const report = reportOf(given);
    const { costs, score } = report.scores.health;
    expect(costs.map(({ points }) => points)).toEqual(costs.map(({ points }) => points).toSorted((a, b) => b - a));
    const [first] = costs;
    expect(first!.weight).toBe(report.profile.severityWeight[first!.severity]);
    expect(first!.points).toBeGreaterThan(0);
    expect(first!.points).toBeLessThanOrEqual(100 - score! + 0.5);
  });

  test("holds every finding once, failing ones first, and says unknown with its reason", () => {
    const report = reportOf(given);
    expect(report.findings.map(({ rule }) => rule).toSorted()).toEqual(
      judgement.findings.map(({ rule }) => rule).toSorted(),
    );
    const verdicts = report.findings.map(({ verdict }) => verdict);
    expect(verdicts.lastIndexOf("fail")).toBe(verdicts.filter((one) => one === "fail").length - 1);
    for (const { verdict, reason, count, outOf } of report.findings) {
      if (verdict === "unknown") expect(reason).not.toBeNull();
      expect(outOf).toBeGreaterThanOrEqual(count);
    }
    expect(report.checks.failed + report.checks.unknown).toBe(report.findings.length);
    const all = report.checks.passed + report.checks.notApplicable + report.findings.length;
    expect(all).toBe(rules.length);
  });

  test("counts answers, depth and indexability of every address once", () => {
    const report = reportOf(given);
    expect(report.statuses).toEqual([
      { status: 200, count: 4 },
      { status: 404, count: 1 },
    ]);
    expect(report.depths).toEqual([
      { depth: 0, pages: 1 },
      { depth: 1, pages: 2 },
      { depth: null, pages: 1 },
    ]);
    expect(report.indexability).toEqual([
      { state: "indexable", count: 3 },
      { state: "noindex", count: 1 },
      { state: "blocked", count: 4 },
      { state: "error", count: 1 },
    ]);
    expect(report.coverage).toMatchObject({ pages: 4, otherAnswers: 1 });
    expect(report.coverage.notRead).toEqual([{ reason: "robots", count: 4, examples: [`${ORIGIN}/cart`] }]);
  });

  test("places markup and faults in the templates that have them", () => {
    const report = reportOf(given);
    const pages = report.templates.reduce((sum, template) => sum + template.pages, 0);
    expect(pages).toBe(site.pages.filter(({ response }) => response.status === 200).length);
    const products = report.templates.findIndex(({ kind }) => kind === "product");
    const withProduct = report.markup.filter(({ types }) => types.some(({ type }) => type === "Product"));
    expect(withProduct).toHaveLength(1);
    if (products >= 0) expect(report.markup[products]!.withMarkup).toBe(1);
    const titles = report.areas.find(({ area }) => area === "titles-meta")!;
    expect(titles.cells).toHaveLength(report.templates.length);
    for (const [index, cell] of titles.cells.entries())
      expect(cell.pages).toBeLessThanOrEqual(report.templates[index]!.pages);
    expect(titles.cells.some((cell) => cell.pages > 0 && cell.rules > 0)).toBe(true);
  });

  test("says who may read what, by the line that refuses", () => {
    const report = reportOf(given);
    const allowedTo = (token: string): number =>
      report.aiAccess.agents.find((agent) => agent.token === token)!.cells.reduce((sum, cell) => sum + cell.allowed, 0);
    expect(allowedTo("OAI-SearchBot")).toBe(4);
    expect(allowedTo("GPTBot")).toBe(2);
    const lines = report.aiAccess.agents.find(({ token }) => token === "GPTBot")!.cells.map(({ line }) => line);
    expect(lines).toContain(5);
  });
});

test("a site without one page has a report all the same", () => {
  const report = reportOf(judgedCase({ pages: {}, robots: "User-agent: *\nDisallow: /\n" }));
  expect(report).toMatchObject({ templates: [], areas: [], statuses: [], depths: [{ depth: 0, pages: 0 }] });
  expect(report.findings.length).toBeGreaterThan(0);
});

/** Many templates with hostile, endless texts. */
const hostile = judgedCase(hostileSite());

function hostileSite(): SiteCase {
  const long = `${"<img src=x onerror=alert(1)>\u202e\u0007".repeat(300)}`;
  const types = Array.from({ length: 200 }, (_, index) => `"T${index}${"x".repeat(200)}"`).join();
  const markup = `<script type="application/ld+json">{"@context":"https://schema.org","@type":[${types}]}</script>`;
  const pages = Object.fromEntries(
    Array.from({ length: 150 }, (_, index) => [
      `/${index % 40}-${"y".repeat(60)}/${index}?q=${index}`,
      page(long, `${markup}${long}`),
    ]),
  );
  return { pages: { "/": page(long), ...pages } };
}

test("stays small on a site of many templates with hostile, endless texts", () => {
  const report = reportOf(hostile);
  const json = JSON.stringify(report);
  expect(json.length).toBeLessThan(600_000);
  expect(json).not.toMatch(/\u202e|\\u0007/);
  expect(report.templates.length).toBeLessThanOrEqual(10);
});
