import { en } from "./words.en.ts";
import { indexableHtml, pagesIn } from "../../../../populations.ts";
import { textWidth, TITLE_SIZE } from "../../../../reading/text-width.ts";
import { withoutTail } from "../../../../reading/title-tails.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { WIDEST_TITLE } from "../../../../knowledge/limits.ts";

/** Google's desktop results cut a title at about 580 to 600 px of Arial 20 px; measured, not promised. */
const SAFE_PIXELS = 580;
/** A word over the end of the line is not worth anybody's time. */
const CUT_FOR_SURE = 1.1;

/** What the template puts behind each title may be cut off: results show the site's name above it. */
export const rule = defineSiteRule({
  id: "title-too-long",
  category: "content",
  area: "titles-meta",
  severity: "low",
  fixKind: "meta",
  certainty: 0.8,
  // The engine reads the whole title; whatever is cut off it is a word that somebody may search for.
  grade: "C",
  repair: { perPage: true },
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/appearance/title-link",
  judge: ({ pages }) => {
    const titled = pagesIn(pages, indexableHtml).filter(({ head }) => head.titles.some(Boolean));
    const faults = titled.flatMap((page) => {
      const title = page.head.titles.find(Boolean) ?? "";
      // Without its tail none is longer, and few are too long as they stand.
      if (textWidth(title, TITLE_SIZE) <= WIDEST_TITLE * CUT_FOR_SURE) return [];
      const own = withoutTail(title, page, pages);
      const pixels = textWidth(own, TITLE_SIZE);
      if (pixels <= WIDEST_TITLE * CUT_FOR_SURE) return [];
      const saw = { title: quoted(title), pixels, ...(own === title ? {} : { without: "the site's name" }) };
      return [{ url: page.url, evidence: { at: "head > title", saw, expected: `at most ${SAFE_PIXELS} pixels` } }];
    });
    return judgePages(faults, titled.length);
  },
  words: { en },
  // Those shorten the same title, and keep of it what tells it from others.
  givesWayTo: [{ to: ["title-duplicate", "title-boilerplate"], as: "task" }],
  fix: null,
});
