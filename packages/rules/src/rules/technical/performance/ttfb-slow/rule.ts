import * as answers from "../../../../fixes/server/answers.ts";
import { en } from "./words.en.ts";
import { itemAt, type PageFacts } from "@audit/facts";
import { defineSiteRule } from "../../../../rule.ts";
import { notApplicable, judgePages, unknown } from "../../../../verdict.ts";

/** Milliseconds up to which a first byte counts as good. */
const GOOD = 800;
/** One slow answer proves nothing; the middle of this many does. */
const LEAST_PAGES = 3;

export const rule = defineSiteRule({
  id: "ttfb-slow",
  category: "technical",
  area: "performance",
  severity: "medium",
  fixKind: "config",
  certainty: 0.7,
  repair: { work: "hard", result: "4-6 weeks" },
  reads: ["pages", "templates"],
  source: "https://web.dev/articles/ttfb",
  judge: ({ pages, templates }) => {
    if (pages.length === 0) return notApplicable();
    const timed = (page: PageFacts): boolean => page.response.ttfbMs !== null && page.response.status === 200;
    const groups = templates.map((template) => template.pages.map((index) => itemAt(pages, index)).filter(timed));
    const all = groups.flat();
    if (all.length < LEAST_PAGES) return unknown("Too few pages were fetched to judge the server's speed.");
    // A layout seen too rarely is judged by the whole site's middle value.
    const siteMedian = median(all);
    const faults = groups.flatMap((group) => {
      const middle = group.length >= LEAST_PAGES ? median(group) : siteMedian;
      if (middle <= GOOD) return [];
      return group
        .filter((page) => (page.response.ttfbMs ?? 0) > GOOD)
        .map(({ url, response }) => ({
          url,
          evidence: {
            at: "time to first byte",
            saw: { milliseconds: Math.round(response.ttfbMs ?? 0), medianOfAlikePages: Math.round(middle) },
            expected: `at most ${GOOD} ms`,
          },
        }));
    });
    return judgePages(faults, all.length);
  },
  words: { en },
  fix: answers.pageCache,
});

function median(pages: readonly PageFacts[]): number {
  const sorted = pages.map((page) => page.response.ttfbMs ?? 0).toSorted((a, b) => a - b);
  return itemAt(sorted, Math.floor((sorted.length - 1) / 2));
}
