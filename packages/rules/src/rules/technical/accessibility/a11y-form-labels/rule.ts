import { readableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "a11y-form-labels",
  category: "technical",
  area: "accessibility",
  severity: "medium",
  fixKind: "template",
  certainty: 0.9,
  over: readableHtml,
  reads: ["forms"],
  says: {
    failing: "Form fields without a label",
    why: "Screen readers and shopping assistants don't know what to fill in. A grey hint inside the field vanishes while typing.",
    fix: "Add a label element for each field, or an aria-label where a visible label doesn't fit.",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html",
  },
  told: ({ unlabelledFields, forms }) => (unlabelledFields ? null : forms ? pass() : notApplicable()),
  judge: ({ forms }) => {
    if (forms.unlabelled.length > 0) {
      const saw = forms.unlabelled.slice(0, 5).map(quoted);
      return fail({
        at: forms.unlabelled.length === 1 ? "1 field" : `${forms.unlabelled.length} fields`,
        saw,
        expected: "label or aria-label",
      });
    }
    return forms.total === 0 ? notApplicable() : pass();
  },
});
