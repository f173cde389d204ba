import { readableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass, type Verdict } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "viewport-missing",
  category: "technical",
  area: "mobile",
  severity: "high",
  fixKind: "template",
  certainty: 1,
  over: readableHtml,
  reads: ["head"],
  says: {
    failing: "Page isn't set up for phones",
    why: "Without a viewport tag phones show the desktop page in miniature. Google judges the phone version of your pages.",
    fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head of the template.',
    source: "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/viewport",
  },
  told: ({ viewport }) => verdictOn(viewport),
  judge: ({ head }) => verdictOn(head.viewport),
});

const verdictOn = (viewport: string | null): Verdict =>
  viewport?.trim()
    ? pass()
    : fail({ at: "head > meta[name=viewport]", saw: viewport, expected: "width=device-width, initial-scale=1" });
