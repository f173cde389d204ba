import { en } from "./words.en.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Beyond this a shop of a thousand pages takes hours to read. */
const MOST_SECONDS = 10;
/** Those who document that they obey the line, and everybody. */
const LISTENING = new Set(["*", "bingbot", "claudebot", "yandex", "yandexbot", "slurp", "applebot"]);

export const rule = defineSiteRule({
  id: "robots-crawl-delay",
  category: "technical",
  area: "crawlability",
  severity: "low",
  fixKind: "robots",
  certainty: 1,
  reads: ["robots"],
  source: "https://www.bing.com/webmasters/help/how-to-create-a-robots-txt-file-cb7c31ec",
  judge: ({ robots: { outcome, rules } }) => {
    if (outcome !== "parsed") return notApplicable();
    const slow = rules.groups.filter(
      ({ agents, crawlDelay }) => (crawlDelay ?? 0) > MOST_SECONDS && agents.some((agent) => LISTENING.has(agent)),
    );
    const [first] = slow;
    if (first === undefined) return pass();
    const saw = slow
      .slice(0, 5)
      .map(({ agents, crawlDelay, line }) => ({ for: agents.join(", "), seconds: crawlDelay, line }));
    return fail({ at: `robots.txt line ${first.line}`, saw, expected: `at most ${MOST_SECONDS}` });
  },
  words: { en },
  // Some hosts need it; Google takes no notice of it.
  onlyAlong: true,
  fix: null,
});
