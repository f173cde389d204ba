import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

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
  source: "https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html",
  judge: ({ forms, tech }) => {
    if (forms.namelessButtons > 0) {
      return fail({ at: "button", saw: `${forms.namelessButtons} without text, aria-label, title or image text` });
    }
    return tech.jsShell ? notApplicable() : pass();
  },
  words: { en },
  // Names that only a person can give are not asked for page by page.
  onlyProposed: true,
  fix,
});
