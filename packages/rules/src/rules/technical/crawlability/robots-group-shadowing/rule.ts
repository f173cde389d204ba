import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { isAllowed, type RobotsTxt } from "@audit/facts";
import { aiAgents } from "../../../../knowledge/ai-agents.ts";
import { isPersonalPath } from "../../../../knowledge/utility-paths.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Crawlers that fetch for search or answers; ad checkers and link previews are let in everywhere on purpose. */
const READERS: ReadonlySet<string> = new Set([
  ...aiAgents.map(({ token }) => token.toLowerCase()),
  ..."googlebot-image googlebot-news googlebot-video bingbot slurp duckduckbot yandex baiduspider".split(" "),
]);
const MOST_SHOWN = 6;

export const rule = defineSiteRule({
  id: "robots-group-shadowing",
  category: "technical",
  area: "crawlability",
  // What it can name are carts, accounts and searches: nothing that a search engine would list is lost.
  severity: "low",
  fixKind: "robots",
  certainty: 0.7,
  reads: ["robots"],
  source: "https://www.rfc-editor.org/rfc/rfc9309.html#name-the-user-agent-line",
  judge: ({ robots: { outcome, rules, url } }) => {
    if (outcome !== "parsed") return notApplicable();
    const closed = blockedForAll(rules, url);
    const named = [...new Set(rules.groups.flatMap(({ agents }) => agents))].filter((agent) => READERS.has(agent));
    if (closed.length === 0 || named.length === 0) return notApplicable();
    const freed = named.flatMap((agent) => {
      const lost = closed.filter(({ at }) => isAllowed(rules, agent, at)).map(({ rule }) => rule);
      return lost.length > 0 ? [{ agent, lost: lost.slice(0, MOST_SHOWN) }] : [];
    });
    if (freed.length === 0) return pass();
    return fail({ at: "robots.txt", saw: freed, expected: "the general rules repeated in the named group" });
  },
  words: { en },
  fix,
});

/** Paths for one visitor that everyone is kept from; files and folders of machines hold nothing to list, and other rules may be lifted for one crawler on purpose. */
function blockedForAll(rules: RobotsTxt, robotsUrl: string): { rule: string; at: string }[] {
  return rules.groups
    .filter(({ agents }) => agents.includes("*"))
    .flatMap((group) => group.rules)
    .filter(({ allow, path }) => !allow && isPersonalPath(path.replace(/[*$]/g, "")))
    .map(({ path }) => ({ rule: path, at: new URL(path.replace(/[*$]/g, ""), robotsUrl).href }))
    .filter(({ at }) => !isAllowed(rules, "*", at));
}
