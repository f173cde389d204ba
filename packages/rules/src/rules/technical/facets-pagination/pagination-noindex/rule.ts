import { readableHtml } from "../../../../populations.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { noindexOf } from "../../../../reading/robots-directives.ts";
import { filtersOf, sortsOf } from "../../../../reading/facets.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "pagination-noindex",
  category: "technical",
  area: "facets-pagination",
  severity: "medium",
  fixKind: "meta",
  certainty: 0.9,
  over: readableHtml,
  reads: ["url", "kind", "head", "response", "indexability"],
  says: {
    failing: "Later pages of a list are kept out of search",
    why: "Google stops following the links of a page that stays noindex, so products listed only there are found late or not at all.",
    fix: "Take noindex off page 2 and the following ones. Their title may simply name the page number.",
    source: "https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading",
  },
  told: ({ laterPage }) => (laterPage ? null : notApplicable()),
  judge: (page) => {
    const { url, kind } = page;
    if (kind !== "category" || !isLaterPage(url) || filtersOf(url).length > 0 || sortsOf(url).length > 0) {
      return notApplicable();
    }
    const directive = noindexOf(page);
    return directive === null ? pass() : fail({ at: directive.from, saw: directive.token, expected: "no noindex" });
  },
});
