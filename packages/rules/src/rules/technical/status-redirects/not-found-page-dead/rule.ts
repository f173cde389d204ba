import { everyResponse } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

/** Fewer are the site's few ways on. */
const FEWEST = 8;
const MOST = 0.5;

/** The page that a server sends for addresses it doesn't know, where most of its links have no address. */
export const rule = definePageRule({
  id: "not-found-page-dead",
  category: "technical",
  area: "status-redirects",
  severity: "low",
  fixKind: "template",
  certainty: 0.9,
  repair: { once: true },
  over: everyResponse,
  reads: ["isHtml", "response", "links"],
  source: "https://developers.google.com/search/docs/crawling-indexing/troubleshoot-crawling-errors#custom-404",
  judge: ({ isHtml, response, links }) => {
    const shown = links.filter(({ hidden }) => !hidden);
    if (!isHtml || (response.status !== 404 && response.status !== 410) || shown.length === 0) return notApplicable();
    const dead = shown.filter(({ href }) => href === "#" || href === "").length;
    if (dead < FEWEST || dead <= MOST * shown.length) return pass();
    return fail({ at: "a[href]", saw: { dead, links: shown.length }, expected: "links to the pages of the site" });
  },
  words: { en },
  fix,
});
