import * as blocks from "../../../../fixes/markup/blocks.ts";
import { en } from "./words.en.ts";
import { pagesOfKind } from "../../../../populations.ts";
import { typesOn, hasUnreadBlock, UNREAD_DOUBT } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** Markup tells what visitors see: of a page that shows no trail, `breadcrumb-navigation-missing` speaks. */
export const rule = definePageRule({
  id: "breadcrumb-schema",
  category: "schema",
  area: "navigation",
  severity: "low",
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
    if (!commerce.breadcrumbs.some((step) => step.url !== null && step.url !== url)) return notApplicable();
    return fail({
      at: "structured data",
      saw: { breadcrumbList: null, visibleTrail: visible.slice(0, 6) },
      expected: "BreadcrumbList",
    });
  },
  words: { en },
  onlyProposed: true,
  fix: blocks.breadcrumb,
});
