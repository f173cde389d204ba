import { createJudge, type Judge } from "@audit/auditor";
import { crawl, type Log, type LogLine } from "@audit/crawler";
import { createSiteBuilder, extractPageFacts, isUnjudged, type PageFacts } from "@audit/facts";
import type { RenderOutcome } from "@audit/crawler/render";
import { rules } from "@audit/rules";
import { pageOf } from "@audit/testkit";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPageNotes } from "./page-notes.ts";
import { renderingOf } from "./rendering/run-pages.ts";
import { servePages, type ServedPages } from "./testing/serve-pages.ts";
import { createPageIntake, type PageIntake, type PageObserver } from "./take-pages.ts";

// Whatever breaks on one page costs that page. The faults are put in at the doors between the stages.

const pages = {
  "/tent": "<title>Tent</title><h1>Tent</h1>",
  "/mat": "<title>Mat</title><h1>Mat</h1><a href=/tent>t</a>",
};

let served: ServedPages;
beforeEach(async () => {
  served = await servePages(pages);
});
afterEach(() => served.close());

const isTent = ({ url, isHtml }: PageFacts): boolean => isHtml && url.endsWith("/tent");
const boom = (page: PageFacts): void => {
  if (isTent(page)) throw new RangeError("Maximum call stack size exceeded");
};

interface Faults {
  readonly read?: boolean;
  readonly observer?: boolean;
  readonly judge?: boolean;
  readonly builder?: boolean;
}

async function auditWith(faults: Faults) {
  const lines: LogLine[] = [];
  const log: Log = (line) => void lines.push(line);
  const sound = createJudge(rules);
  const judge: Judge = faults.judge ? { ...sound, page: (page) => (boom(page), sound.page(page)) } : sound;
  const site = createSiteBuilder(served.request.url);
  const builder = faults.builder ? { ...site, add: (page: PageFacts) => (boom(page), site.add(page)) } : site;
  const notes = createPageNotes();
  const observers: PageObserver[] = faults.observer ? [{ note: boom }, notes] : [notes];
  const intake: PageIntake = createPageIntake(judge, builder, observers, log);
  const end = await crawl(
    { ...served.request, start: served.request.url },
    {
      log,
      onPage: intake.take,
      read: (capture) => {
        const page = extractPageFacts(capture);
        if (faults.read) boom(page);
        return page;
      },
    },
  );
  intake.flush();
  const facts = notes.cover(builder.finish(end));
  const { findings, ruleFaults } = sound.finish(facts);
  return { facts, findings, ruleFaults, lines, sentences: notes.sentences() };
}

test.each([["read"], ["observer"], ["judge"], ["builder"]] as const)(
  "a fault while a page is taken through: %s, costs that page, with its reason",
  async (stage) => {
    const { facts, findings, ruleFaults, lines, sentences } = await auditWith({ [stage]: true });
    const unjudged = facts.pages.map((page) => [new URL(page.url).pathname, isUnjudged(page)] as const);
    expect(Object.fromEntries(unjudged)).toEqual({ "/": false, "/mat": false, "/tent": true });
    expect(sentences).toEqual([
      expect.stringMatching(/^1 page could not be judged .*\/tent: This page could not be judged: Maximum call stack/),
    ]);
    expect(facts.coverage.notCrawled).toContainEqual({
      reason: "unjudged",
      count: 1,
      examples: [expect.stringMatching(/\/tent$/)],
    });
    expect(lines.filter(({ level }) => level === "error")).toHaveLength(1);
    expect(ruleFaults.count).toBe(0);
    // Nothing is claimed of a page that could not be judged, except by those who judged it before it broke.
    const claims = findings.filter(
      ({ verdict, pages: at }) => verdict === "fail" && at.some(({ url }) => url.endsWith("/tent")),
    );
    if (stage !== "builder") expect(claims.map(({ rule }) => rule)).toEqual([]);
  },
);

test("what a browser saw of a page is a failed rendering where it can't be read", () => {
  const page = pageOf({ url: "https://shop.example/tent", html: "<title>Tent</title>" });
  const lines: LogLine[] = [];
  // A browser process answers over a channel: what comes may be anything.
  const outcome = { page: { raw: page, rendered: { ...page, structuredData: null } } } as unknown as RenderOutcome;
  expect(renderingOf(page.url, outcome, (line) => void lines.push(line))).toEqual({
    failed: { url: page.url, reason: expect.stringMatching(/^What the browser saw could not be judged: /) },
  });
  expect(lines).toHaveLength(1);
});

test("without a fault nothing is told", async () => {
  expect((await auditWith({})).sentences).toEqual([]);
});
