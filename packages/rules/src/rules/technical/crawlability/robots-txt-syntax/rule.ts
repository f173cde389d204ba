import { isWebPage } from "../../../../reading/robots-file.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const MOST_LINES = 10;

export const rule = defineSiteRule({
  id: "robots-txt-syntax",
  category: "technical",
  area: "crawlability",
  severity: "medium",
  fixKind: "robots",
  certainty: 1,
  reads: ["robots"],
  says: {
    failing: "robots.txt has lines that crawlers can't read",
    why: "Crawlers skip what they don't understand, so a rule you count on may not be in force.",
    fix: "Correct or delete the lines shown. Each line is a field, a colon and a value, and every Allow or Disallow stands below a User-agent line.",
    source: "https://www.rfc-editor.org/rfc/rfc9309.html",
  },
  judge: ({ robots }) => {
    if (robots.outcome !== "parsed" || isWebPage(robots)) return notApplicable();
    const { faults } = robots.rules;
    const [first] = faults;
    if (!first) return pass();
    const lines = faults.slice(0, MOST_LINES).map(({ line, text, problem }) => ({ line, text: quoted(text), problem }));
    return fail({ at: `robots.txt line ${first.line}`, saw: { faults: faults.length, lines } });
  },
});
