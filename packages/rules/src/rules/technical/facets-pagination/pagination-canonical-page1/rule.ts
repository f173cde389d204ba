import { specificTexts } from "../../../../reading/shown-things.ts";
import * as canonical from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
import { listableHtml } from "../../../../populations.ts";
import { laterPageNamed } from "../../../../reading/later-page-named.ts";
import { canonicalTarget } from "../../../../reading/canonical-target.ts";
import { isLaterPage, pageNumberOf, seriesOf } from "../../../../reading/pagination.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "pagination-canonical-page1",
  category: "technical",
  area: "facets-pagination",
  severity: "high",
  fixKind: "template",
  certainty: 1,
  repair: { pasted: true },
  over: listableHtml,
  reads: ["url", "kind", "head", "response"],
  source:
    "https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading#use-urls-correctly",
  judge: (page) => {
    const later = laterPageNamed(page);
    if (later !== null) return fail({ at: "link[rel=canonical]", saw: later, expected: page.url });
    if (page.kind !== "category" || !isLaterPage(page.url)) return notApplicable();
    const target = canonicalTarget(page);
    if (target === null) return notApplicable();
    const isFirst = pageNumberOf(target) === 1 && plain(target) === plain(seriesOf(page.url));
    return isFirst ? fail({ at: "link[rel=canonical]", saw: target, expected: page.url }) : pass();
  },
  words: { en },
  shows: (saw) => specificTexts([saw]),
  fix: canonical.canonicalTo(({ url }) => url),
});

/** Filters of the list may be dropped on the way: still page 1 of the same list. */
const plain = (url: string): string => url.replace(/[?#].*$/s, "").replace(/\/$/, "");
