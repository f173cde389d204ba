import type { InBrowser, Report, ReportFinding, ScoreStory } from "@audit/contract";
import { describe, expect, test } from "vitest";
import {
  accessSentence,
  coverageSentence,
  depthSentence,
  heatSentence,
  indexSentence,
  markupSentence,
  statusSentence,
} from "./chart-sentences.ts";
import { checksSentence, scoreSentence, tasksSentence } from "./sentences.ts";

const story = (failed: number, points: Record<string, number>, score: number | null = 70): ScoreStory => ({
  score,
  ceiling: null,
  unscored: null,
  judged: 20,
  failed,
  categories: Object.entries(points).map(([category, lost]) => ({
    category: category as "content",
    score: 50,
    weight: 0.5,
    points: lost,
    passed: 1,
    failed: 1,
    unknown: 0,
  })),
  costs: [],
});

describe("each chart says what it shows", () => {
  test("a score", () => {
    expect(scoreSentence(story(6, { content: 8.1, technical: 21.4 }))).toBe(
      "6 of 20 checks fail and cost 29.5 of 100 points, 21.4 of them in technical.",
    );
    expect(scoreSentence(story(6, {}))).toBe("6 of 20 checks fail.");
    expect(scoreSentence(story(0, {}))).toBe("20 checks could be decided, and all of them hold.");
    expect(scoreSentence(story(0, {}, null))).toBe("None of these checks could be decided.");
  });

  test("the checks", () => {
    expect(checksSentence({ failed: 3, passed: 10, unknown: 1, notApplicable: 2 })).toBe(
      "Of 16 checks 3 fail, 10 hold, 1 could not be told and 2 don't apply to this site.",
    );
    expect(checksSentence({ failed: 0, passed: 10, unknown: 0, notApplicable: 0 })).toBe(
      "Of 10 checks 0 fail and 10 hold.",
    );
  });

  test("why the plan counts otherwise", () => {
    const finding = (...ids: string[]) =>
      ({ actions: ids.map((id) => ({ id, title: id })) }) as unknown as ReportFinding;
    const findings = [finding("a"), finding("a", "b"), finding()];
    expect(tasksSentence({ findings })).toMatch(/^The plan makes 2 tasks of them: /);
    expect(tasksSentence({ findings: [finding()] })).toBe("");
  });

  test("coverage, with what another site holds left aside", () => {
    const read = { known: 30, requests: 40, pages: 20, otherAnswers: 2 };
    expect(coverageSentence({ ...read, notRead: [] })).toBe(
      "20 pages and 2 other answers were read; 30 addresses of the site are known. Nothing that was found was left out.",
    );
    const notRead = (["robots", "limit", "off-site"] as const).map((reason, index) => ({
      reason,
      count: index + 3,
      examples: [],
    }));
    expect(coverageSentence({ ...read, notRead })).toMatch(
      / 7 not read: 3 forbidden by robots.txt and 4 beyond the limit of this audit.$/,
    );
  });

  test("coverage, with what was run in a browser and what was not", () => {
    const read = { known: 1, requests: 1, pages: 1, otherAnswers: 0, notRead: [] };
    const browserPart = (inBrowser: InBrowser) => coverageSentence({ ...read, inBrowser }).split("left out. ")[1];
    expect(browserPart({ state: "off", pages: 0, failed: [] })).toMatch(/read as sent; what their scripts change/);
    expect(browserPart({ state: "no-browser", pages: 0, failed: [] })).toMatch(/no browser here/);
    const failed = [{ reason: "The page did not come to rest in time.", count: 2 }];
    expect(browserPart({ state: "done", pages: 1, failed })).toBe(
      "1 page also run in a browser, scripts and all. 2 pages of the sample not: The page did not come to rest in time.",
    );
  });

  test("status codes", () => {
    const codes = (counts: Record<number, number>) =>
      Object.entries(counts).map(([status, count]) => ({ status: Number(status), count }));
    expect(statusSentence(codes({ 200: 5 }))).toBe("All 5 fetched addresses answer normally.");
    expect(statusSentence(codes({ 0: 1, 200: 5, 301: 2, 404: 3, 410: 1, 500: 1 }))).toBe(
      "5 of 13 fetched addresses answer normally; 2 redirect, 4 answer with a client error (4xx), 1 answer with a server error (5xx) and 1 gave no answer.",
    );
    expect(statusSentence([])).toBe("No address was fetched.");
  });

  test("depth", () => {
    const depths = [1, 4, 9, 2, 6].map((pages, depth) => ({ depth: depth as number | null, pages }));
    expect(depthSentence({ depths, deepest: 4 })).toBe(
      "16 of 22 pages lie within three clicks of the start page, the deepest at 4.",
    );
    expect(depthSentence({ depths: [...depths, { depth: null, pages: 1 }], deepest: 4 })).toMatch(
      /; 1 page is reached by no link\.$/,
    );
    expect(depthSentence({ depths: [], deepest: 0 })).toBe("No page was read.");
  });

  test("indexability", () => {
    expect(indexSentence([{ state: "indexable", count: 4 }])).toBe("Search engines may list all 4 addresses.");
    expect(
      indexSentence([
        { state: "indexable", count: 4 },
        { state: "noindex", count: 2 },
        { state: "redirect", count: 2 },
        { state: "error", count: 1 },
        { state: "blocked", count: 1 },
      ]),
    ).toBe(
      "Search engines may list 4 of 10 addresses; not the others: 2 noindex, 2 redirects, 1 error and 1 blocked by robots.txt.",
    );
  });

  test("structured data", () => {
    const row = { pages: 10, withMarkup: 7, broken: 1, types: [] };
    expect(markupSentence([row, { ...row, broken: 0 }])).toBe(
      "14 of 20 pages carry structured data. On 1 page a block can't be read.",
    );
    expect(markupSentence([])).toBe("No page was read.");
  });

  test("the heat grid", () => {
    const templates = [
      { id: "a", label: "Product pages", pages: 10 },
      { id: "b", label: "Articles", pages: 4 },
    ];
    const areas: Report["areas"] = [
      {
        category: "content",
        area: "titles-meta",
        cells: [
          { pages: 8, rules: 1, worst: "low" },
          { pages: 3, rules: 2, worst: "high" },
        ],
      },
    ];
    expect(heatSentence({ areas, templates })).toBe(
      "Worst hit: Titles and meta in “Articles”, with faults of high impact on 3 of 4 pages.",
    );
    expect(heatSentence({ areas: [], templates })).toBe("No check failed on a page of any template.");
  });

  test("who may read what", () => {
    const agent = (token: string, allowed: number) => ({
      token,
      operator: "O",
      purpose: "search" as const,
      docs: null,
      mayIgnoreRobots: false,
      cells: [{ allowed, checked: 3, line: null }],
    });
    expect(accessSentence({ robots: "parsed", agents: [agent("A", 3), agent("B", 1)] })).toBe(
      "1 of 2 AI search crawlers may read every template; B may not.",
    );
    expect(accessSentence({ robots: "absent", agents: [agent("A", 3)] })).toBe(
      "There is no robots.txt, so everyone may read everything: all 1 AI search crawlers may read every template.",
    );
    expect(accessSentence({ robots: "unreachable", agents: [agent("A", 3)] })).toBe(
      "robots.txt could not be fetched, so it is not known who may read what.",
    );
  });
});
