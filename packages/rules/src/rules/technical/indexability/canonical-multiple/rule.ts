import { listableHtml } from "../../../../populations.ts";
import { canonicalTargets } from "../../../../reading/canonical-target.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Two links with the same address contradict nothing, so only different addresses are at fault. */
export const rule = definePageRule({
  id: "canonical-multiple",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  leavesTo: ["canonical-conflict-header"],
  over: listableHtml,
  reads: ["head", "response"],
  says: {
    failing: "Page names several canonical addresses",
    why: "The page says twice, and differently, which address counts. Google then ignores all of them and chooses by itself.",
    fix: "Keep one canonical link. Usually a theme and a plugin both write one: turn it off in one of the two.",
    source: "https://developers.google.com/search/blog/2013/04/5-common-mistakes-with-relcanonical",
  },
  told: ({ canonicalAddress, manyCanonicals, canonicalHeader }) =>
    manyCanonicals || canonicalHeader ? null : canonicalAddress ? pass() : notApplicable(),
  judge: (page) => {
    const targets = canonicalTargets(page);
    if (targets.length === 0) return notApplicable();
    if (targets.length === 1) return pass();
    const inHeader = page.response.canonicalHeader.length > 0;
    return fail({ at: inHeader ? "head and Link header" : "head", saw: targets.map(quoted), expected: "one address" });
  },
});
