import * as canonical from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
import type { PageKind } from "@audit/facts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { indexableContent } from "../../../../populations.ts";
import { noindexOf } from "../../../../reading/robots-directives.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const FOR_ONE_VISITOR: ReadonlySet<PageKind> = new Set(["search", "cart", "account"]);

/** Its core writes canonical links, and its SEO plugins leave them out of pages that say noindex. */
const WRITES_ITSELF: ReadonlySet<string> = new Set(["wordpress", "woocommerce"]);

export const rule = definePageRule({
  id: "canonical-missing",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  precaution: true,
  repair: { pasted: true, result: "4-8 weeks" },
  over: indexableContent,
  reads: ["head", "response", "kind", "url", "tech", "indexability"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: ({ head, response, kind, url, tech, indexability }) => {
    // Nobody should find these at all.
    if (FOR_ONE_VISITOR.has(kind) || isUtilityPath(new URL(url).pathname)) return notApplicable();
    // Empty, invalid or misplaced ones have rules of their own.
    if (head.canonicals.length > 0 || response.canonicalHeader.length > 0) return pass();
    const isLeftOut = WRITES_ITSELF.has(tech.platform ?? "") && noindexOf({ head, response, indexability }) !== null;
    return fail({
      at: "head",
      saw: isLeftOut ? "left out together with noindex" : null,
      expected: `<link rel="canonical" href="${url.slice(0, 160)}">`,
    });
  },
  words: { en },
  givesWayTo: [
    { to: ["exact-duplicates"], as: "task" },
    // Written again as soon as the page may be listed.
    { to: ["noindex-site-wide"], as: "task", anywhere: true, when: ({ evidence: { saw } }) => saw !== null },
  ],
  fix: canonical.selfCanonical,
});
