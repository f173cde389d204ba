import { indexableContent } from "../../../../populations.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Kinds that nobody looks for in search results. */
const NOT_SEARCHED = new Set(["search", "cart", "checkout", "account"]);

export const rule = definePageRule({
  id: "description-missing",
  category: "content",
  area: "titles-meta",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  over: indexableContent,
  reads: ["url", "kind", "head"],
  says: {
    failing: "Page has no meta description",
    why: "Google often shows the meta description below the title. Without one it picks some sentence from the page.",
    fix: "Write one or two sentences that say what the page offers and why to choose it; for products price, key feature and delivery.",
    source: "https://developers.google.com/search/docs/appearance/snippet",
  },
  told: ({ description }) => (description ? pass() : null),
  judge: ({ url, kind, head }) => {
    if (head.descriptions.some(Boolean)) return pass();
    if (NOT_SEARCHED.has(kind) || isLaterPage(url)) return notApplicable();
    const saw = head.descriptions.length === 0 ? null : "";
    return fail({ at: "head > meta[name=description]", saw, expected: "one or two sentences about this page" });
  },
});
