import { specificTexts } from "../../../../reading/shown-things.ts";
import * as ways from "../../../../fixes/links/way-links.ts";
import { en } from "./words.en.ts";
import { categoryPages } from "../../../../populations.ts";
import { pageNumberOf } from "../../../../reading/pagination.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** #page=2, #/page/2, #p2, #!page-2 */
const FRAGMENT_PAGE = /#!?\/?(page|p|seite|pg)[=/-]?\d{1,4}\b/i;

export const rule = definePageRule({
  id: "pagination-fragment-only",
  category: "technical",
  area: "facets-pagination",
  severity: "high",
  fixKind: "template",
  certainty: 0.95,
  over: categoryPages,
  reads: ["links"],
  source:
    "https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading#avoid-indexing-url-variations",
  judge: ({ links }) => {
    const inFragment = links.filter(({ href }) => href.includes("#") && FRAGMENT_PAGE.test(href));
    const isPlain = links.some(({ url, href }) => url !== null && !href.startsWith("#") && pageNumberOf(url) > 1);
    if (isPlain) return pass();
    if (inFragment.length === 0) return notApplicable();
    const saw = inFragment.slice(0, 4).map(({ href }) => quoted(href));
    return fail({ at: "a[href]", saw, expected: "addresses such as ?page=2" });
  },
  words: { en },
  shows: (saw) => specificTexts(saw),
  fix: ways.pageLinks,
});
