import { rules, type AnyPageRule, type Finding } from "@audit/rules";
import type { Judgement, WeighedRule } from "@audit/auditor";
import type { PageFacts, SiteFacts } from "@audit/facts";
import { pageOf, siteOf } from "@audit/testkit";
import { expect, test } from "vitest";
import { markupRows } from "./markup-rows.ts";
import { reportFindings } from "./report-findings.ts";
import { areaRows, reportColumns } from "./report-templates.ts";
import { breakDownScore, pointsOf } from "./score-breakdown.ts";
import { countCoverage, countDepths, countInBrowser, countIndexStates, countStatuses } from "./site-numbers.ts";

const ORIGIN = "https://shop.example";
const anyRule = rules.find((rule): rule is AnyPageRule => rule.scope === "page");

/** A rule of the registry under another name, so that these numbers don't move with the product's rules. */
function ruleNamed(id: string, more: Partial<AnyPageRule> = {}): AnyPageRule {
  if (anyRule === undefined) throw new Error("There is no rule about pages.");
  return { ...anyRule, id, category: "content", severity: "high", certainty: 1, ...more };
}

const weighed = (id: string, weight: number, loss: number, more: Partial<AnyPageRule> = {}): WeighedRule => ({
  rule: ruleNamed(id, more),
  severity: "high",
  weight,
  loss,
  reach: loss,
});

function findingOf(rule: string, more: Partial<Finding> = {}): Finding {
  const { words: _words, ...identity } = ruleNamed(rule);
  return {
    rule,
    category: identity.category,
    area: "words",
    severity: "high",
    weighed: [],
    verdict: "fail",
    title: `Title of ${rule}`,
    scope: "pages",
    count: 1,
    share: 0.5,
    pages: [{ url: `${ORIGIN}/a`, evidence: { at: "body", saw: rule } }],
    reason: null,
    certainty: 1,
    fixKind: "content",
    says: { failing: "x", why: "why", fix: "fix", source: "source" },
    repair: {},
    ...more,
  };
}

test("a score says what each category and each failing rule takes from 100", () => {
  const unknowns = [findingOf("u", { verdict: "unknown" }), findingOf("v", { verdict: "unknown", category: "schema" })];
  const breakdown = breakDownScore(
    [
      weighed("b-half", 4, 0.5),
      weighed("a-half", 4, 0.5),
      weighed("held", 6, 0),
      weighed("informs", 0, 1),
      weighed("markup", 2, 0.25, { category: "schema", certainty: 0.5 }),
    ],
    unknowns,
  );
  expect(breakdown).toMatchObject({ score: 11, ceiling: null, unscored: null, judged: 5, failed: 4 });
  expect(breakdown.costs.map(({ rule, points, weight, reach }) => [rule, points, weight, reach])).toEqual([
    ["a-half", 39.4, 4, 0.5],
    ["b-half", 39.4, 4, 0.5],
    ["markup", 9.9, 2, 0.25],
  ]);
  expect(breakdown.costs.at(-1)).toMatchObject({ severity: "high", category: "schema", certainty: 0.5 });
  const byName = new Map(breakdown.categories.map((one) => [one.category, one]));
  expect(byName.get("content")).toEqual({
    category: "content",
    score: 11,
    weight: 14 / 16,
    points: 78.8,
    passed: 1,
    failed: 3,
    unknown: 1,
  });
  expect(byName.get("schema")).toMatchObject({
    score: 13,
    weight: 2 / 16,
    points: 9.9,
    passed: 0,
    failed: 1,
    unknown: 1,
  });
  expect(byName.get("social")).toMatchObject({ score: null, weight: 0, points: 0, passed: 0, failed: 0, unknown: 0 });
});

test("a grave fault bounds a score and says why; too few pages give none", () => {
  const sound = [weighed("held", 6, 0)];
  const bounds = { most: 40, because: "The home page is a demo.", unscored: null };
  expect(breakDownScore(sound, [], bounds)).toMatchObject({
    score: 40,
    ceiling: { most: 40, because: bounds.because },
  });
  expect(breakDownScore([weighed("bad", 6, 0.9)], [], bounds)).toMatchObject({ score: 1, ceiling: null });
  expect(breakDownScore(sound, [], { ...bounds, unscored: "Only 2 pages." })).toMatchObject({
    score: null,
    unscored: "Only 2 pages.",
  });
});

test("ten costs at most are named, and without any rule there is no score", () => {
  const many = Array.from({ length: 14 }, (_, index) => weighed(`rule-${index}`, 1, (index + 1) / 20));
  const { costs } = breakDownScore(many, []);
  expect(costs.map(({ rule }) => rule)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4].map((index) => `rule-${index}`));
  const none = breakDownScore([], []);
  expect(none).toMatchObject({ score: null, judged: 0, failed: 0, costs: [] });
  expect(none.categories.every(({ weight, points }) => weight === 0 && points === 0)).toBe(true);
  expect([pointsOf(weighed("x", 0, 1), 0), pointsOf(weighed("x", 3, 0.5), 6)]).toEqual([0, 500]);
});

test("findings stand by what they cost, then by count, then by name; those that could not be decided come last", () => {
  const given: Finding[] = [
    findingOf("unknown-one", { verdict: "unknown", reason: "r".repeat(500), count: 99 }),
    findingOf("b-free", { count: 2 }),
    findingOf("a-free", { count: 2 }),
    findingOf("many-free", { count: 7, share: 0 }),
    findingOf("costly", { count: 3, share: 0.25 }),
    findingOf("cheap", {
      count: 1,
      pages: [1, 2, 3, 4, 5].map((saw) => ({ url: `${ORIGIN}/${saw}`, evidence: { at: "body", saw } })),
    }),
  ];
  const judgement: Judgement = {
    findings: given,
    passed: [],
    notApplicable: [],
    rules: given.length,
    ruleFaults: { count: 0, first: [] },
    ceilings: [],
    unscored: null,
  };
  const shown = reportFindings(judgement, [weighed("costly", 5, 0.5), weighed("cheap", 5, 0.1)], new Set(["cheap"]));
  expect(shown.map(({ rule }) => rule)).toEqual(["costly", "cheap", "many-free", "a-free", "b-free", "unknown-one"]);
  const at = (rule: string) => shown.find((one) => one.rule === rule);
  expect(at("costly")).toMatchObject({ outOf: 12, ai: false, coveredBy: [], why: "why", fix: "fix", source: "source" });
  expect(at("many-free")?.outOf).toBeGreaterThanOrEqual(7);
  expect(at("cheap")).toMatchObject({ ai: true, outOf: 2, reason: null });
  expect(at("cheap")?.proofs.map(({ saw }) => saw)).toEqual([1, 2, 3]);
  expect(at("unknown-one")?.reason).toHaveLength(400);
});

const html = (links: readonly string[] = [], head = ""): string =>
  `<html lang=en><title>T</title>${head}<p>Words.</p>${links.map((path) => `<a href="${path}">x</a>`).join("")}`;

test("pages deeper than ten clicks share the last column, and the deepest is said", () => {
  const chain = Array.from({ length: 14 }, (_, index) => [`/${index}`, html(index < 13 ? [`/${index + 1}`] : [])]);
  const site = siteOf({ pages: { "/": html(["/0"]), ...Object.fromEntries(chain), "/lonely": html() } });
  const { depths, deepest } = countDepths(site);
  expect(deepest).toBe(14);
  expect(depths.map((column) => column.depth)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, null]);
  expect(depths.map(({ pages }) => pages)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1]);
  const linked = siteOf({ pages: { "/": html(["/a"]), "/a": html() } });
  expect(countDepths(linked).depths).toEqual([
    { depth: 0, pages: 1 },
    { depth: 1, pages: 1 },
  ]);
});

const withReason = (reason: string | null): PageFacts => {
  const page = pageOf({ html: html(), url: `${ORIGIN}/${reason ?? "ok"}` });
  return { ...page, indexability: { ...page.indexability, indexable: reason === null, reason: reason ?? "" } };
};

test("every address has one state for search engines; closed ones that were not read count as blocked", () => {
  const site = siteOf({ pages: { "/": html() }, notCrawled: [{ reason: "robots", count: 3, examples: [] }] });
  const reasons = [null, null, "noindex", "canonicalised", "redirect", "robots.txt", "not html", "status"] as const;
  const pages = reasons.map(withReason);
  expect(countIndexStates({ ...site, pages })).toEqual([
    { state: "indexable", count: 2 },
    { state: "noindex", count: 1 },
    { state: "canonicalised", count: 1 },
    { state: "blocked", count: 4 },
    { state: "redirect", count: 1 },
    { state: "error", count: 1 },
    { state: "file", count: 1 },
  ]);
  const open = { ...site, coverage: { ...site.coverage, notCrawled: [] }, pages: [withReason(null)] };
  expect(countIndexStates(open)).toEqual([{ state: "indexable", count: 1 }]);
});

test("answers are counted by status in order, what was not read by reason with five examples", () => {
  const examples = Array.from({ length: 8 }, (_, index) => `${ORIGIN}/${"x".repeat(400)}${index}`);
  const site = siteOf({
    pages: { "/": html(), "/gone": { html: html(), status: 410 }, "/old": { html: html(), status: 404 }, "/b": html() },
    notCrawled: [{ reason: "limit", count: 8, examples }],
  });
  expect(countStatuses(site)).toEqual([
    { status: 200, count: 2 },
    { status: 404, count: 1 },
    { status: 410, count: 1 },
  ]);
  const { notRead, ...counts } = countCoverage(site);
  expect(counts).toMatchObject({
    pages: 2,
    otherAnswers: 2,
    known: site.coverage.known,
    requests: site.coverage.requests,
  });
  expect(notRead).toMatchObject([{ reason: "limit", count: 8 }]);
  expect(notRead[0]?.examples.map(({ length }) => length)).toEqual([300, 300, 300, 300, 300]);
  const failed = ["slow", "slow", "gone"].map((reason) => ({ url: ORIGIN, reason }));
  expect(countInBrowser({ state: "done", pages: [], failed, sandboxed: true })).toEqual({
    state: "done",
    pages: 0,
    failed: [
      { reason: "slow", count: 2 },
      { reason: "gone", count: 1 },
    ],
  });
});

/** A site whose templates hold one page more each: the first one page, the second two ... */
function siteWithTemplates(count: number): SiteFacts {
  const site = siteOf({ pages: { "/": html() } });
  const [home] = site.pages;
  const pages: PageFacts[] = [];
  const templates: SiteFacts["templates"][number][] = [];
  const templateOf: number[] = [];
  for (let at = 0; at < count; at++) {
    const indices = Array.from({ length: at + 1 }, () => pages.length).map((first, offset) => first + offset);
    for (const index of indices) {
      if (home) pages.push({ ...home, url: `${ORIGIN}/${at}/${index}` });
      templateOf.push(at);
    }
    templates.push({ ...site.templates[0], id: `t${at}`, kind: "product", label: `T ${at}`, pages: indices } as never);
  }
  return { ...site, pages, templates, templateOf } as unknown as SiteFacts;
}

test("ten templates are ten columns; of eleven the last two are gathered", () => {
  const ten = reportColumns(siteWithTemplates(10));
  expect(ten.templates.map(({ id, pages }) => [id, pages])).toEqual(
    Array.from({ length: 10 }, (_, at) => [`t${at}`, at + 1]),
  );
  expect(ten.pages.map(({ length }) => length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const eleven = reportColumns(siteWithTemplates(11));
  expect(eleven.templates).toHaveLength(10);
  expect(eleven.templates.at(-1)).toEqual({ id: null, kind: null, label: "2 smaller templates", pages: 21 });
  expect(eleven.templates[8]).toMatchObject({ id: "t8", kind: "product", label: "T 8" });
  expect(eleven.pages.map(({ length }) => length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 21]);
  expect([0, 1, 45, 55, 65, 66, -1].map(eleven.columnOf)).toEqual([0, 1, 9, 9, 9, -1, -1]);
});

test("faults are placed by area and template, each page once, with the worst severity", () => {
  const site = siteWithTemplates(2);
  const [a, b, c] = site.pages.map(({ url }) => url);
  const evidence = { at: "body", saw: 1 };
  const on = (...urls: (string | undefined)[]): Finding["pages"] =>
    urls.flatMap((url) => (url === undefined ? [] : { url, evidence }));
  const findings = [
    findingOf("one", { severity: "low", pages: on(a, b) }),
    findingOf("two", { severity: "medium", pages: on(b, c) }),
    findingOf("three", { area: "links", severity: "low", pages: on(c, `${ORIGIN}/unknown`) }),
    findingOf("schema-one", { category: "schema", area: "a", pages: on(a) }),
    findingOf("whole", { scope: "site", pages: on(a) }),
    findingOf("unknown", { verdict: "unknown", pages: on(a) }),
  ];
  const none = { pages: 0, rules: 0, worst: null };
  expect(areaRows(findings, site, reportColumns(site))).toEqual([
    { category: "content", area: "links", cells: [none, { pages: 1, rules: 1, worst: "low" }] },
    {
      category: "content",
      area: "words",
      cells: [
        { pages: 1, rules: 1, worst: "low" },
        { pages: 2, rules: 2, worst: "medium" },
      ],
    },
    { category: "schema", area: "a", cells: [{ pages: 1, rules: 1, worst: "high" }, none] },
  ]);
});

test("markup is counted per template: pages that have some, broken blocks, the eight most frequent types", () => {
  const ld = (types: readonly string[]): string =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":${JSON.stringify(types)}}</script>`;
  const many = ["A", "B", "C", "D", "E", "F", "G", "H", "I"];
  const heads = ["", ld(many), ld(["I", "Z".repeat(90)]) + "<script type='application/ld+json'>{broken</script>"];
  const site = siteWithTemplates(2);
  const pages = heads.map((head, at) => pageOf({ html: html([], head), url: site.pages[at]?.url ?? ORIGIN }));
  const [first, second] = markupRows({ ...site, pages }, reportColumns(site));
  expect(first).toEqual({ pages: 1, withMarkup: 0, broken: 0, types: [] });
  expect(second).toMatchObject({ pages: 2, withMarkup: 2, broken: 1 });
  expect(second?.types.map(({ type, pages: of }) => [type, of])).toEqual([
    ["I", 2],
    ...["A", "B", "C", "D", "E", "F", "G"].map((type) => [type, 1]),
  ]);
});
