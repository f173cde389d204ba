import * as answers from "../../../../fixes/server/answers.ts";
import { en } from "./words.en.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { notApplicable, fail, pass } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "robots-txt-unreachable",
  category: "technical",
  area: "crawlability",
  severity: "high",
  fixKind: "config",
  certainty: 0.9,
  reads: ["robots", "pages"],
  source: "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec",
  judge: ({ robots, pages }) => {
    if (pages.length === 0 && robots.outcome !== "unreachable") return notApplicable();
    // Google reads 429 as a server error, and more than five redirects as no usable answer.
    const refuses = robots.status === 429 || (robots.status >= 300 && robots.status < 400);
    if (robots.outcome !== "unreachable" && !refuses) return pass();
    return fail({
      at: robots.url,
      saw: robots.status === 0 ? "no answer" : { status: robots.status },
      expected: "status 200 or 404",
    });
  },
  words: { en },
  fix: answers.robotsAnswer,
});
