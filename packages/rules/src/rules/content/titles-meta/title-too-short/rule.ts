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
  over: pagesOfKind("home", "product", "category", "article"),
  reads: ["head", "structuredData"],
  says: {
    failing: "Title too short to describe the page",
    why: "A title of one or two words leaves room unused that could tell searchers what they get here.",
    fix: "Add what sets this page apart: kind of product, material, size, town, or the shop's name.",
    source: "https://developers.google.com/search/docs/appearance/title-link",
  },
  told: ({ wordedTitle, tellingTitle }) => (!wordedTitle ? notApplicable() : tellingTitle ? pass() : null),
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
});
