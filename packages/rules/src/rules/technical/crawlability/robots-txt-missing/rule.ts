import * as robots from "../../../../fixes/robots/robots-fixes.ts";
import { en } from "./words.en.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";
import { isWebPage } from "../../../../reading/robots-file.ts";

/** 404 and 410 say that there is no file; other 4xx say only that it may not be read. */
const ABSENT: ReadonlySet<number> = new Set([404, 410]);

export const rule = defineSiteRule({
  id: "robots-txt-missing",
  category: "technical",
  area: "crawlability",
  severity: "low",
  fixKind: "robots",
  certainty: 1,
  precaution: true,
  reads: ["robots"],
  source: "https://developers.google.com/search/docs/crawling-indexing/robots/intro",
  judge: ({ robots }) => {
    if (ABSENT.has(robots.status)) return fail({ at: robots.url, saw: { status: robots.status }, expected: 200 });
    if (robots.outcome === "unreachable") return notApplicable();
    if (robots.outcome === "absent") {
      return unknown(`robots.txt answers status ${robots.status}; Google treats that as "no robots.txt".`);
    }
    if (!isWebPage(robots)) return pass();
    return fail({
      at: robots.url,
      saw: { status: robots.status, text: robots.text.slice(0, 80) },
      expected: "a plain text file",
    });
  },
  words: { en },
  fix: robots.newRobots,
});
