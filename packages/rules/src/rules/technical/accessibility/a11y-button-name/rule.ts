import { readableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "a11y-button-name",
  category: "technical",
  area: "accessibility",
  severity: "medium",
  fixKind: "template",
  certainty: 0.8,
  aiVisibility: true,
  over: readableHtml,
  reads: ["forms", "tech"],
  says: {
    failing: "Buttons without a name",
    why: "Screen readers announce these buttons as just “button”, and AI assistants that shop for people can't tell what they do.",
    fix: "Put a word inside each button, or add an aria-label such as “Open menu” to buttons that show only an icon.",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html",
  },
  told: ({ namelessButtons, scriptShell }) => (namelessButtons ? null : scriptShell ? notApplicable() : pass()),
  judge: ({ forms, tech }) => {
    if (forms.namelessButtons > 0) {
      return fail({ at: "button", saw: `${forms.namelessButtons} without text, aria-label, title or image text` });
    }
    return tech.jsShell ? notApplicable() : pass();
  },
});
