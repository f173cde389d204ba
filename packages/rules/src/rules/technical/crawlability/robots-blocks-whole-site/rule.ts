import { en } from "./words.en.ts";
import { closingRule } from "../../../../reading/robots-closure.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

/** The engines that bring nearly all search visitors; one of them locked out is a fault, whatever "*" says. */
const ENGINES = ["Googlebot", "Bingbot"] as const;

export const rule = defineSiteRule({
  id: "robots-blocks-whole-site",
  category: "technical",
  area: "crawlability",
  severity: "high",
  fixKind: "robots",
  certainty: 1,
  ceiling: { health: 20, aiCitation: 20, because: "robots.txt keeps search engines out of the whole site." },
  aiVisibility: true,
  reads: ["robots", "home"],
  source: "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec",
  judge: ({ robots, home }) => {
    if (robots.outcome !== "parsed") return notApplicable();
    const blocked = ENGINES.flatMap((engine) => {
      const rule = closingRule(robots.rules, engine, home);
      return rule ? [{ engine, line: rule.line, rule: `Disallow: ${rule.path}` }] : [];
    });
    const [first] = blocked;
    return first
      ? fail({ at: `robots.txt line ${first.line}`, saw: blocked, expected: "no rule that matches the home page" })
      : pass();
  },
  words: { en },
  fix,
});
