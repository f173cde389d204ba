import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { agentViews, NOT_ASKED, shutsAgentsOut } from "../../../../reading/ai-views.ts";
import { tokensOf } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, unknown } from "../../../../verdict.ts";

/** Less than half of the words in common is another page; news and prices change less. */
const LEAST_COMMON = 0.5;
const LEAST_WORDS = 30;

export const rule = defineSiteRule({
  id: "ai-bots-content-differs",
  category: "technical",
  area: "ai-access",
  severity: "medium",
  fixKind: "config",
  certainty: 0.7,
  grade: "B",
  aiVisibility: true,
  reads: ["pages", "probes", "robots"],
  source: "https://developers.google.com/search/docs/essentials/spam-policies#cloaking",
  judge: (site) => {
    if (shutsAgentsOut(site)) return notApplicable();
    const views = agentViews(site).filter(
      ({ first, came }) =>
        came.response.status === 200 && came.tech.botWall === null && first.text.mainWords >= LEAST_WORDS,
    );
    if (views.length === 0) return unknown(NOT_ASKED);
    const faults = views.flatMap(({ agent, first, came }) => {
      const common = share(first.text.main, came.text.main);
      if (common >= LEAST_COMMON) return [];
      const saw = {
        agent,
        wordsInCommon: `${Math.round(100 * common)} %`,
        words: first.text.mainWords,
        wordsForAgent: came.text.mainWords,
      };
      return [{ url: first.url, evidence: { at: "main text", saw, expected: "the same text" } }];
    });
    return judgePages(faults, views.length);
  },
  words: { en },
  fix: worklist(en),
});

/** Share of the first text's distinct words that stand in the second, 0..1. */
function share(one: string, other: string): number {
  const own = new Set(tokensOf(one));
  const others = new Set(tokensOf(other));
  return own.size === 0 ? 1 : [...own].filter((word) => others.has(word)).length / own.size;
}
