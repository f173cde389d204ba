import { en } from "./words.en.ts";
import { publicContent } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";
import { LEAST_UNNAMED_CONTROLS } from "../../../../knowledge/limits.ts";
import { fix } from "./fix.ts";

const MOST_KINDS = 5;

export const rule = definePageRule({
  id: "agent-a11y-tree",
  category: "technical",
  area: "agent-readiness",
  severity: "low",
  fixKind: "template",
  upkeep: true,
  certainty: 0.8,
  aiVisibility: true,
  over: publicContent,
  reads: ["forms"],
  source: "https://www.w3.org/TR/wai-aria-1.2/#roles",
  judge: ({ forms }) => {
    const unseen = forms.fakeButtons + forms.namelessButtons;
    if (unseen < LEAST_UNNAMED_CONTROLS) return pass();
    const kinds = [...forms.fakeKinds, ...forms.namelessKinds].slice(0, MOST_KINDS);
    const saw = { withoutRole: forms.fakeButtons, withoutName: forms.namelessButtons, kinds };
    return fail({ at: "body", saw, expected: "role and name on everything that can be clicked" });
  },
  words: { en },
  onlyAlong: true,
  givesWayTo: [{ to: ["a11y-button-name"], as: "task" }],
  fix,
});
