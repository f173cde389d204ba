import { type RenderedPage, sameSite, textBefore } from "@audit/facts";
import { worklist } from "../../../../fixes/worklist.ts";
import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { en } from "./words.en.ts";

/** What so many of the pages that were run link to is their frame; of two pages it may be a coincidence. */
const SHARED_BY = 0.8;
const LEAST_PAGES = 3;
/** Links of a menu or footer that is worth the name. */
const LEAST_LINKS = 4;
/** Of the frame's links so few stand in the HTML as sent. */
const MOST_SENT = 0.2;

const withoutQuery = (url: string): string => textBefore(url, "?");
const targetsOf = (page: RenderedPage, links: readonly string[]): Set<string> =>
  new Set(links.filter((link) => sameSite(link, page.url)).map(withoutQuery));

/** Header and footer as the links that all pages share after their scripts ran. */
export const rule = defineSiteRule({
  id: "js-frame-missing",
  category: "technical",
  area: "js-rendering",
  severity: "high",
  fixKind: "template",
  certainty: 0.85,
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  judge: ({ rendering }) => {
    const frame = frameOf(rendering.pages);
    return judgeRendered(rendering, (page) => {
      // A page whose whole content comes by scripts has rules of its own.
      if (frame.length < LEAST_LINKS || page.raw.jsShell) return "outside";
      const sent = targetsOf(page, page.raw.links);
      const late = frame.filter((link) => !sent.has(link) && link !== withoutQuery(page.url));
      if (late.length < frame.length * (1 - MOST_SENT) || late.length < LEAST_LINKS) return null;
      return {
        at: "links that all pages share after scripts ran",
        saw: { links: frame.length, onlyAfterScripts: late.length, examples: late.slice(0, 5) },
        expected: "header, menu and footer in the HTML as sent",
      };
    });
  },
  words: { en },
  fix: worklist(en),
});

function frameOf(pages: readonly RenderedPage[]): string[] {
  if (pages.length < LEAST_PAGES) return [];
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const link of targetsOf(page, page.rendered.links)) counts.set(link, (counts.get(link) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= pages.length * SHARED_BY).map(([link]) => link);
}
