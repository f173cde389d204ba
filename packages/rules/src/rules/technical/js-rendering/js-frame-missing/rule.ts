import { worklist } from "../../../../fixes/worklist.ts";
import { frameLinks, ownTargets, withoutQuery } from "../../../../reading/rendered-frame.ts";
import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { en } from "./words.en.ts";

/** Links of a menu or footer that is worth the name. */
const LEAST_LINKS = 4;
/** Of the frame's links so few stand in the HTML as sent. */
const MOST_SENT = 0.2;

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
    const frame = frameLinks(rendering.pages);
    return judgeRendered(rendering, (page) => {
      // A page whose whole content comes by scripts has rules of its own.
      if (frame.length < LEAST_LINKS || page.raw.jsShell) return "outside";
      const sent = ownTargets(page, page.raw.links);
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
