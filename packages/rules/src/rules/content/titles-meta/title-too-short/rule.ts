import { title } from "../../../../fixes/words/titles.ts";
import { en } from "./words.en.ts";
import { pagesOfKind } from "../../../../populations.ts";
import { textWidth, TITLE_SIZE } from "../../../../reading/text-width.ts";
import { siteNameOn } from "../../../../reading/site-names.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { NARROWEST_TITLE } from "../../../../knowledge/limits.ts";

/** Pages such as "Contact" or "About us" say all in two words and are left out. */
export const rule = definePageRule({
  id: "title-too-short",
  category: "content",
  area: "titles-meta",
  severity: "low",
  fixKind: "meta",
  certainty: 0.6,
  repair: { pasted: true, perPage: true },
  over: pagesOfKind("home", "product", "category", "article"),
  reads: ["head", "structuredData"],
  source: "https://developers.google.com/search/docs/appearance/title-link",
  judge: ({ head, structuredData }) => {
    const title = head.titles.find(Boolean);
    if (title === undefined) return notApplicable();
    const pixels = textWidth(title, TITLE_SIZE);
    const brand = siteNameOn({ head, structuredData });
    const brandOnly = brand !== null && normalised(brand) === normalised(title);
    if (pixels >= NARROWEST_TITLE && !brandOnly) return pass();
    // Without a name in the markup it can't be told whether the title is the site's name alone.
    const saw = { title: quoted(title), pixels, ...(brandOnly ? { onlySiteName: true } : {}) };
    return fail({ at: "head > title", saw, expected: `what the page offers, in at least ${NARROWEST_TITLE} pixels` });
  },
  words: { en },
  onlyAlong: true,
  givesWayTo: [{ to: ["title-duplicate", "title-missing-product-terms", "home-title-brand-only"], as: "task" }],
  fix: title,
});
