import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { listed } from "../../../../wording/quote.ts";
import { secondsOf } from "../../../../wording/measures.ts";
import { counted, number } from "../../../../wording/plural.ts";
import { oneLine } from "../../../../escape/plain.ts";
import type { SlowLayout } from "./saw.ts";

function slownessOf({ lcpMs, inpMs, cls, blockedMs }: SlowLayout): string {
  const parts = [
    ...(lcpMs === undefined ? [] : [`the main content only after ${secondsOf(lcpMs)}`]),
    ...(inpMs === undefined ? [] : [`answers to taps after ${secondsOf(inpMs)}`]),
    ...(cls === undefined ? [] : [`a shift of ${cls} while loading`]),
    ...(blockedMs ? [`${secondsOf(blockedMs)} in which scripts block the page`] : []),
  ];
  return listed(parts, parts.length);
}

export const en: Words<SlowLayout> = {
  failing: "A layout that sells is slow",
  title: "Speed up the slow template of pages that sell: {pages}",
  why: "Every page of this layout is as slow as the ones measured, and it is where goods are sold: a repair in one place reaches all of them.",
  steps:
    "Mend this layout first: put its main picture into the HTML with high priority, put off scripts the first view does not need, and measure again.",
  check: inLighthouse("the largest paint within 2.5 seconds and at most 200 ms of total blocking time"),
  seen: (saw) =>
    `${slownessOf(saw)} in “${oneLine(saw.layout)}”, the layout of ${counted(saw.pages, "page")}${saw.forSale === undefined ? "" : ` with ${number(saw.forSale)} products for sale`}`,
};
