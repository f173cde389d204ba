import { textBefore } from "@audit/facts";
import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** As many links as are kept of a page. */
const MOST_KEPT = 2000;
/** Banners and suggestions change with every visit. */
const FEWEST = 10;
const LEAST_SHARE = 0.25;

const withoutQuery = (url: string): string => textBefore(url, "?");

export const rule = defineSiteRule({
  id: "js-links-lost",
  category: "technical",
  area: "js-rendering",
  severity: "medium",
  fixKind: "template",
  certainty: 0.7,
  repair: { work: "hard" },
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ raw, rendered }) => {
      // A list that was cut can't tell what is missing.
      if (raw.links.length === 0 || rendered.links.length >= MOST_KEPT) return "outside";
      const after = new Set(rendered.links.map(withoutQuery));
      const lost = raw.links.filter((link) => !after.has(withoutQuery(link)));
      if (lost.length < FEWEST || lost.length < raw.links.length * LEAST_SHARE) return null;
      return {
        at: "links of the HTML as sent",
        saw: { links: raw.links.length, lost: lost.length, examples: lost.slice(0, 5) },
        expected: "the same links after scripts ran",
      };
    }),
  words: { en },
  fix: worklist(en),
});
