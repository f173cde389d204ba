import { openGraphImage } from "../../../../fixes/head/social.ts";
import { en } from "./words.en.ts";
import { publicHtml } from "../../../../populations.ts";
import { openGraphValue } from "../../../../reading/social-tags.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Pixels below which Facebook shows a small square instead of the wide picture. */
const LEAST_WIDTH = 600;
const LEAST_HEIGHT = 315;

export const rule = definePageRule({
  id: "og-image-size",
  category: "social",
  area: "open-graph",
  severity: "low",
  fixKind: "image",
  certainty: 0.8,
  over: publicHtml,
  reads: ["head"],
  source: "https://developers.facebook.com/docs/sharing/webmasters/images/",
  judge: ({ head }) => {
    const width = Number(openGraphValue(head, "og:image:width") ?? Number.NaN);
    const height = Number(openGraphValue(head, "og:image:height") ?? Number.NaN);
    // Only the size the page states is known; the picture itself is not fetched.
    if (!(width > 0) || !(height > 0)) return notApplicable();
    if (width >= LEAST_WIDTH && height >= LEAST_HEIGHT) return pass();
    return fail({ at: "head > meta[property^=og:image:]", saw: { width, height }, expected: "1200 x 630" });
  },
  words: { en },
  givesWayTo: [{ to: ["og-incomplete", "og-missing"], as: "task", anywhere: true }],
  onlyAlong: true,
  fix: openGraphImage,
});
