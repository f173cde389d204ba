import { readableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "a11y-landmarks",
  category: "technical",
  area: "accessibility",
  severity: "low",
  fixKind: "template",
  certainty: 1,
  over: readableHtml,
  reads: ["structure", "tech"],
  says: {
    failing: "Page does not mark where its main content is",
    why: "People with screen readers jump to the main content, and assistants that act for people find it the same way. Without the mark both read the whole menu first.",
    fix: "Wrap the content between header and footer in one <main> element in the layout.",
    source: "https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/",
  },
  told: ({ scriptShell, main }) => (scriptShell ? notApplicable() : main ? pass() : null),
  judge: ({ structure: { hasMain }, tech }) =>
    tech.jsShell
      ? notApplicable()
      : hasMain
        ? pass()
        : fail({ at: "body", saw: { main: 0 }, expected: "one main element" }),
});
