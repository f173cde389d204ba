import { specificTexts } from "../../../../reading/shown-things.ts";
import * as robotsMeta from "../../../../fixes/head/robots-meta.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { directiveAmong } from "../../../../reading/robots-directives.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "noimageindex-set",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  repair: { pasted: true },
  over: productPages,
  reads: ["head", "response", "images"],
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#noimageindex",
  judge: (page) => {
    if (page.images.total === 0) return notApplicable();
    const directive = directiveAmong(page, "noimageindex");
    return directive === null ? pass() : fail({ at: directive.from, saw: directive.token, expected: "absent" });
  },
  words: { en },
  shows: (saw) => specificTexts([saw]),
  fix: robotsMeta.indexable,
});
