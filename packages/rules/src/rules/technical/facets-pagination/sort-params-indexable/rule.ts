import * as canonical from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { plainAddress, sortsOf, withoutSorting } from "../../../../reading/facets.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, type EvidenceValue } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "sort-params-indexable",
  category: "technical",
  area: "facets-pagination",
  severity: "medium",
  fixKind: "robots",
  certainty: 0.95,
  over: readableHtml,
  reads: ["url", "kind", "indexability"],
  source: "https://developers.google.com/crawling/docs/faceted-navigation",
  judge: ({ url, kind, indexability }) => {
    const sorts = kind === "category" ? sortsOf(url) : [];
    if (sorts.length === 0) return notApplicable();
    if (!indexability.indexable) return pass();
    return fail({
      at: "URL",
      saw: { parameters: sorts.map(({ name, value }) => `${name}=${value.slice(0, 40)}`), indexable: true },
      expected: withoutSorting(url),
    });
  },
  words: { en },
  // A canonical of the plain address that the template writes stands on the sorted lists, too.
  about: ({ url }) => [url, plainAddress(url)],
  givesWayTo: [{ to: ["facet-indexable-combinations", "canonical-missing"], as: "task" }],
  fix: canonical.canonicalTo<EvidenceValue>(({ url }) => withoutSorting(url)),
});
