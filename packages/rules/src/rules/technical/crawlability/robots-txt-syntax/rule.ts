import { en } from "./words.en.ts";
import { isWebPage } from "../../../../reading/robots-file.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

const MOST_LINES = 10;

export const rule = defineSiteRule({
  id: "robots-txt-syntax",
  category: "technical",
  area: "crawlability",
  severity: "medium",
  fixKind: "robots",
  certainty: 1,
  reads: ["robots"],
  source: "https://www.rfc-editor.org/rfc/rfc9309.html",
  judge: ({ robots }) => {
    if (robots.outcome !== "parsed" || isWebPage(robots)) return notApplicable();
    const { faults } = robots.rules;
    const [first] = faults;
    if (!first) return pass();
    const lines = faults.slice(0, MOST_LINES).map(({ line, text, problem }) => ({ line, text: quoted(text), problem }));
    return fail({ at: `robots.txt line ${first.line}`, saw: { faults: faults.length, lines } });
  },
  words: { en },
  fix,
});
