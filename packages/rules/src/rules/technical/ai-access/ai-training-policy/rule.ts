import { en } from "./words.en.ts";
import { aiAgents, retiredAgents } from "../../../../knowledge/ai-agents.ts";
import { blockedAgents } from "../../../../reading/agent-access.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { notApplicable, fail, pass, unknown } from "../../../../verdict.ts";

/** Crawlers that sites often turn away for their load, so that blocking them is no policy on training. */
const HEAVY: ReadonlySet<string> = new Set(["Bytespider", "Amazonbot", "meta-externalagent", "CCBot"]);

export const rule = defineSiteRule({
  id: "ai-training-policy",
  category: "technical",
  area: "ai-access",
  severity: "low",
  fixKind: "robots",
  upkeep: true,
  certainty: 0.6,
  reads: ["home", "robots"],
  source: "https://platform.openai.com/docs/bots",
  judge: ({ home, robots }) => {
    if (robots.outcome === "unreachable")
      return unknown("robots.txt could not be fetched, so its rules are not known.");
    if (robots.rules.groups.length === 0) return notApplicable();
    const trainers = aiAgents.filter(({ purpose }) => purpose === "training");
    const shut = new Set(blockedAgents(robots.rules, trainers, [home]).map(({ agent }) => agent.token));
    const retired = retiredBlocks(robots.rules.groups).filter(({ now }) => !shut.has(now));
    const open = trainers.map(({ token }) => token).filter((token) => !shut.has(token));
    const meant = [...shut].some((token) => !HEAVY.has(token)) || retired.length > 0;
    const halfway = open.some((token) => !HEAVY.has(token));
    if (!meant || !halfway) return pass();
    return fail({ at: "robots.txt", saw: { blocked: [...shut], allowed: open, retiredNames: retired } });
  },
  words: { en },
  // A choice of policy, which is the owner's.
  onlyAlong: true,
  fix: null,
});

/** Groups that shut out an agent by a name its operator no longer uses. */
function retiredBlocks(
  groups: readonly { agents: readonly string[]; rules: readonly { allow: boolean; path: string }[] }[],
) {
  return groups
    .filter(({ rules }) => rules.some(({ allow, path }) => !allow && path === "/"))
    .flatMap(({ agents }) => agents)
    .flatMap((name) => (retiredAgents[name] === undefined ? [] : [{ name, now: retiredAgents[name] }]));
}
