import { specificTexts } from "../../../../reading/shown-things.ts";
import * as canonical from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
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
  repair: { pasted: true, result: "4-8 weeks" },
  over: listableHtml,
  reads: ["head", "response"],
  source: "https://developers.google.com/search/blog/2013/04/5-common-mistakes-with-relcanonical",
  judge: (page) => {
    const targets = canonicalTargets(page);
    if (targets.length === 0) return notApplicable();
    if (targets.length === 1) return pass();
    const inHeader = page.response.canonicalHeader.length > 0;
    return fail({ at: inHeader ? "head and Link header" : "head", saw: targets.map(quoted), expected: "one address" });
  },
  words: { en },
  givesWayTo: [{ to: ["canonical-conflict-header"], as: "finding" }],
  shows: (saw) => specificTexts(saw),
  fix: canonical.oneCanonical,
});
