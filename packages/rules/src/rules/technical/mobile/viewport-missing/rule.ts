import { viewport } from "../../../../fixes/head/viewport.ts";
import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "viewport-missing",
  category: "technical",
  area: "mobile",
  severity: "high",
  fixKind: "template",
  certainty: 1,
  repair: { pasted: true },
  over: readableHtml,
  reads: ["head"],
  source: "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/viewport",
  judge: ({ head }) => verdictOn(head.viewport),
  words: { en },
  givesWayTo: [{ to: ["empty-pages", "sample-content-live", "test-page-live"], as: "task" }],
  fix: viewport,
});

const verdictOn = (viewport: string | null) =>
  viewport?.trim()
    ? pass()
    : fail({ at: "head > meta[name=viewport]", saw: viewport, expected: "width=device-width, initial-scale=1" });
