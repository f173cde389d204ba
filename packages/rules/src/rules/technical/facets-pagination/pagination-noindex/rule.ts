import * as robotsMeta from "../../../../fixes/head/robots-meta.ts";
import { en } from "./words.en.ts";
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
  repair: { pasted: true },
  over: readableHtml,
  reads: ["url", "kind", "head", "response", "indexability"],
  source: "https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading",
  judge: (page) => {
    const { url, kind } = page;
    if (kind !== "category" || !isLaterPage(url) || filtersOf(url).length > 0 || sortsOf(url).length > 0) {
      return notApplicable();
    }
    const directive = noindexOf(page);
    return directive === null ? pass() : fail({ at: directive.from, saw: directive.token, expected: "no noindex" });
  },
  words: { en },
  givesWayTo: [{ to: ["noindex-site-wide"], as: "task", anywhere: true }],
  fix: robotsMeta.indexable,
});
