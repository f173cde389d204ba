import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

export const rule = definePageRule({
  id: "a11y-form-labels",
  category: "technical",
  area: "accessibility",
  severity: "medium",
  fixKind: "template",
  certainty: 0.9,
  over: readableHtml,
  reads: ["forms"],
  source: "https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html",
  judge: ({ forms }) => {
    if (forms.unlabelled.length > 0) {
      const count = forms.unlabelled.length;
      return fail({
        at: count === 1 ? "1 field" : `${count} fields`,
        saw: { count, fields: forms.unlabelled.slice(0, 5).map(quoted) },
        expected: "label or aria-label",
      });
    }
    return forms.total === 0 ? notApplicable() : pass();
  },
  words: { en },
  // Names that only a person can give are not asked for page by page.
  onlyProposed: true,
  fix,
});
