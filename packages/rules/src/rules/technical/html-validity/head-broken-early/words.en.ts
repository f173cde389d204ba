import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { listed } from "../../../../wording/quote.ts";
import { elementName } from "../../../../wording/page-places.ts";

export const en: Words<{ readonly landedInBody: readonly string[] }> = {
  failing: "An element ends the page head too soon",
  title: "Repair the head of {pages}, which ends too early",
  why: "An element that doesn't belong in the head ends it there. Search engines may ignore the title, canonical link or other settings that follow.",
  steps: "Move the element named here into the body, or below everything else in the head.",
  check: inSource("</head>", "only title, meta, link, script, style and base before it"),
  seen: ({ landedInBody }, { evidence }) =>
    `${elementName(/<([a-z0-9-]+)>/.exec(evidence.at)?.[1] ?? "element")} that ends the head too early, so that ${listed(landedInBody.map((one) => `the ${one}`))} ${landedInBody.length === 1 ? "doesn't" : "don't"} count`,
};
