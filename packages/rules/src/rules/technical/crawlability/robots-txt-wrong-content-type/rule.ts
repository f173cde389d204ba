import * as answers from "../../../../fixes/server/answers.ts";
import { en } from "./words.en.ts";
import { isWebPage } from "../../../../reading/robots-file.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "robots-txt-wrong-content-type",
  category: "technical",
  area: "crawlability",
  severity: "medium",
  fixKind: "config",
  certainty: 1,
  reads: ["robots"],
  source: "https://www.rfc-editor.org/rfc/rfc9309.html#name-access-method",
  judge: ({ robots }) => {
    if (robots.outcome !== "parsed" || robots.bytes === 0) return notApplicable();
    const { contentType, text } = robots;
    if (isWebPage(robots)) return fail({ at: "robots.txt", saw: { contentType, begins: quoted(text.slice(0, 80)) } });
    // Only a type that says "web page" is held against a readable file: crawlers forgive a missing or odd one.
    if (!/html/i.test(contentType ?? "")) return pass();
    return fail({ at: "robots.txt Content-Type", saw: contentType, expected: "text/plain" });
  },
  words: { en },
  fix: answers.robotsAnswer,
});
