import { createJudge, scoreSite } from "@audit/auditor";
import { createSiteBuilder, extractPageFacts, type Capture, type PageFacts } from "@audit/facts";
import { planAudit } from "@audit/planner";
import { makeWellFormed } from "@audit/facts/well-formed";
import { rules } from "@audit/rules";
import { siteOf } from "@audit/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createPageNotes } from "./page-notes.ts";
import { createPageIntake } from "./take-pages.ts";
import { makeReport } from "./report/make-report.ts";
import { warningsOf } from "./warnings.ts";
import { hostilePage } from "./testing/hostile-page.ts";

/** In the suite few, under `npm run task hostile-pages` many. */
const PAGES = Number(process.env["HOSTILE_PAGES"] ?? 60);
const PAGES_PER_SITE = 20;
const MOST_MS = 2_000;
/** Of what is kept of one page, as it is stored. */
const MOST_BYTES = 64_000_000;
const ORIGIN = "https://shop.example";

const seed = Date.now() & 0x7fffffff;

const captureOf = ({ body, contentType }: { body: Uint8Array; contentType: string }, index: number): Capture => ({
  url: index === 0 ? `${ORIGIN}/` : `${ORIGIN}/products/p${index}`,
  status: 200,
  headers: { "content-type": contentType },
  redirectTo: null,
  body,
  truncated: false,
  failure: null,
  wireBytes: body.byteLength,
  ttfbMs: 20,
  totalMs: 30,
  fetchedAt: Date.UTC(2026, 0, 15),
});

/** Does something within the time of one page; of the processor, so that a busy machine is no fault of a page's. */
function inTime<T>(what: string, act: () => T): T {
  const before = process.cpuUsage();
  const done = act();
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000;
  expect(ms > MOST_MS ? `${what} took ${ms} ms` : null).toBeNull();
  return done;
}

/** Reads a page within its bounds. */
function read(capture: Capture): PageFacts {
  const page = inTime(`reading ${capture.url}`, () => extractPageFacts(capture));
  expect(JSON.stringify(page).length).toBeLessThan(MOST_BYTES);
  return page;
}

test(
  `${PAGES} hostile pages cost no audit: facts, rules, plan and report of them all (seed ${seed})`,
  { timeout: 3_600_000 },
  () => {
    const ofOne = { ...siteOf({ pages: { "/": "<title>T</title>" } }) };
    fc.assert(
      fc.property(fc.array(hostilePage, { minLength: PAGES_PER_SITE, maxLength: PAGES_PER_SITE }), (given) => {
        const judge = createJudge(rules);
        const builder = createSiteBuilder(`${ORIGIN}/`);
        const notes = createPageNotes();
        const faults: unknown[] = [];
        const intake = createPageIntake(judge, builder, [notes], (line) => faults.push(line));
        for (const [index, one] of given.entries()) {
          const page = read(captureOf(one, index));
          inTime(`judging ${page.url}`, () => {
            intake.take(page);
            intake.flush();
          });
        }
        const { home: _home, pages: _pages, graph: _graph, ...rest } = ofOne;
        const site = notes.cover(builder.finish({ ...rest, home: `${ORIGIN}/` }));
        const judgement = judge.finish(site);
        const scores = scoreSite(judgement, rules);
        const plan = planAudit({ site, judgement, scores, measuredAt: "2026-01-15T12:00:00.000Z" });
        const at = { startedAt: "2026-01-15T12:00:00.000Z", finishedAt: "2026-01-15T12:01:00.000Z" };
        const report = makeReport({
          site,
          judgement,
          warnings: warningsOf(site, "done", notes),
          writer: plan.writer,
          ...at,
        });
        // As the store takes it: cut texts may end in half a character, which is mended there.
        expect(JSON.stringify(makeWellFormed({ plan, report })).isWellFormed()).toBe(true);
        // Each is a bug of ours, though it costs its page or rule alone.
        expect([faults, judgement.ruleFaults.first]).toEqual([[], []]);
      }),
      { numRuns: Math.max(1, Math.round(PAGES / PAGES_PER_SITE)), seed, endOnFailure: true },
    );
  },
);
