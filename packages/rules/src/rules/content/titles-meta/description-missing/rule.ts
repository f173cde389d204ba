import type { PageKind } from "@audit/facts";
import { description } from "../../../../fixes/words/descriptions.ts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { isInner } from "../../../../reading/inner-address.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Kinds that nobody chooses in search results, and lists by date or keyword, of which programs make any number. */
const NOT_SEARCHED: ReadonlySet<PageKind> = new Set(["search", "cart", "account", "legal", "contact"]);

export const rule = definePageRule({
  id: "description-missing",
  category: "content",
  area: "titles-meta",
  severity: "low",
  fixKind: "meta",
  certainty: 1,
  repair: { pasted: true, perPage: true },
  over: indexableContent,
  reads: ["url", "kind", "head"],
  source: "https://developers.google.com/search/docs/appearance/snippet",
  judge: ({ url, kind, head }) => {
    if (head.descriptions.some(Boolean)) return pass();
    if (NOT_SEARCHED.has(kind) || isLaterPage(url)) return notApplicable();
    const saw = head.descriptions.length === 0 ? null : "";
    return fail({ at: "head > meta[name=description]", saw, expected: "one or two sentences about this page" });
  },
  words: { en },
  givesWayTo: [
    { to: ["exact-duplicates", "offer-price-missing", "indexable-thin-archive", "unwritten-pages"], as: "task" },
    { to: ["sample-content-live"], as: "task", when: ({ url }) => isInner(url) },
  ],
  onlyProposed: true,
  symptoms: [{ of: "descriptions", rank: 1, shows: () => true }],
  listsRest: { what: "description" },
  fix: description,
});
