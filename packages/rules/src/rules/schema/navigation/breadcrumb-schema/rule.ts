import * as blocks from "../../../../fixes/markup/blocks.ts";
import { en } from "./words.en.ts";
import { pagesOfKind } from "../../../../populations.ts";
import { typesOn, hasUnreadBlock, UNREAD_DOUBT } from "../../../../reading/structured-data.ts";
import { pageUrl } from "../../../../reading/page-url.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** Pages right below the home page need no trail: a visible one, or an address of two steps, shows that this is deeper. */
export const rule = definePageRule({
  id: "breadcrumb-schema",
  category: "schema",
  area: "navigation",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 0.9,
  repair: { pasted: true },
  over: pagesOfKind("product", "category"),
  reads: ["structuredData", "commerce", "url"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/breadcrumb",
  judge: ({ structuredData, commerce, url }) => {
    if (typesOn(structuredData).has("BreadcrumbList")) return pass();
    if (hasUnreadBlock(structuredData)) return unknown(UNREAD_DOUBT);
    const visible = commerce.breadcrumbs.map(({ text }) => text);
    const steps = pageUrl(url).pathname.split("/").filter(Boolean).length;
    if (visible.length < 2 && steps < 2) return notApplicable();
    return fail({
      at: "structured data",
      saw: { breadcrumbList: null, visibleTrail: visible.slice(0, 6) },
      expected: "BreadcrumbList",
    });
  },
  words: { en },
  givesWayTo: [{ to: ["breadcrumb-navigation-missing"], as: "finding" }],
  fix: blocks.breadcrumb,
});
