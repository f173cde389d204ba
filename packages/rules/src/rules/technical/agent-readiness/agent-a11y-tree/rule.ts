import { publicContent } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";
import { LEAST_UNNAMED_CONTROLS } from "../../../../knowledge/limits.ts";

export const rule = definePageRule({
  id: "agent-a11y-tree",
  category: "technical",
  area: "agent-readiness",
  severity: "medium",
  fixKind: "template",
  certainty: 0.8,
  aiVisibility: true,
  over: publicContent,
  reads: ["forms"],
  says: {
    failing: "Buttons that machines can't tell from text",
    why: "Assistants that shop for people find buttons by their role and name, as screen readers do. Elements that only react to clicks don't exist for them.",
    fix: "Use button for actions and a with href for links, each with a text or aria-label.",
    source: "https://www.w3.org/TR/wai-aria-1.2/#roles",
  },
  told: ({ unnamedControls }) => (unnamedControls ? null : pass()),
  judge: ({ forms }) => {
    const unseen = forms.fakeButtons + forms.namelessButtons;
    if (unseen < LEAST_UNNAMED_CONTROLS) return pass();
    const saw = { withoutRole: forms.fakeButtons, withoutName: forms.namelessButtons };
    return fail({ at: "body", saw, expected: "role and name on everything that can be clicked" });
  },
});
