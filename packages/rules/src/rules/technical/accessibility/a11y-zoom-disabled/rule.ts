import { specificTexts } from "../../../../reading/shown-things.ts";
import { viewport } from "../../../../fixes/head/viewport.ts";
import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { readViewport } from "../../../../reading/viewport.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Text must scale to twice its size (WCAG 2.2, 1.4.4). */
const LEAST_ZOOM = 2;

export const rule = definePageRule({
  id: "a11y-zoom-disabled",
  category: "technical",
  area: "accessibility",
  severity: "medium",
  fixKind: "template",
  certainty: 1,
  repair: { pasted: true },
  over: readableHtml,
  reads: ["head"],
  source: "https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html",
  judge: ({ head }) => verdictOn(head.viewport),
  words: { en },
  givesWayTo: [{ to: ["viewport-misconfigured"], as: "task" }],
  shows: (saw) => specificTexts([saw]),
  fix: viewport,
});

function verdictOn(viewport: string | null) {
  if (!viewport?.trim()) return notApplicable();
  const { "user-scalable": scalable, "maximum-scale": most } = readViewport(viewport);
  const fixed = scalable === "no" || (scalable !== undefined && Math.abs(Number.parseFloat(scalable)) < 1);
  // Browsers ignore a negative maximum.
  const limit = Number.parseFloat(most ?? "");
  if (!fixed && !(limit >= 0 && limit < LEAST_ZOOM)) return pass();
  return fail({
    at: "head > meta[name=viewport]",
    saw: quoted(viewport),
    expected: "width=device-width, initial-scale=1",
  });
}
