import { productPages } from "../../../../populations.ts";
import { directiveAmong, firstOf } from "../../../../reading/robots-directives.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "noimageindex-set",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  over: productPages,
  reads: ["head", "response", "images"],
  says: {
    failing: "Product pictures are kept out of search",
    why: "With noimageindex the pictures of this product appear neither in image search nor beside the result, where shoppers choose by eye.",
    fix: "Take noimageindex out of the robots tag and of the X-Robots-Tag header.",
    source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#noimageindex",
  },
  told: ({ images, directives }) => (!images ? notApplicable() : firstOf(directives, "noimageindex") ? null : pass()),
  judge: (page) => {
    if (page.images.total === 0) return notApplicable();
    const directive = directiveAmong(page, "noimageindex");
    return directive === null ? pass() : fail({ at: directive.from, saw: directive.token, expected: "absent" });
  },
});
