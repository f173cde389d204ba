import * as blocks from "../../../../fixes/markup/blocks.ts";
import { en } from "./words.en.ts";
import { pagesOfKind } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "schema-none",
  category: "schema",
  area: "general",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 1,
  // Markup is asked for where a result shows it; rules of its own say what and why.
  grade: "C",
  repair: { perPage: true },
  aiVisibility: true,
  over: pagesOfKind("home", "product", "category", "article"),
  reads: ["structuredData", "kind"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data",
  judge: ({ structuredData, kind }) => {
    // A block that can't be read is another rule's matter: something was there.
    if (structuredData.items.length > 0 || structuredData.blocks.length > 0) return pass();
    return fail({ at: "HTML", saw: { pageKind: kind, jsonLdBlocks: 0, microdata: 0, rdfa: 0 } });
  },
  words: { en },
  givesWayTo: [
    {
      to: [
        "product-schema-missing",
        "article-schema-missing",
        "org-schema-missing",
        "local-business-missing",
        "breadcrumb-schema",
        "breadcrumb-navigation-missing",
      ],
      as: "finding",
    },
  ],
  mild: {
    when: ({ evidence: { saw } }) => saw.pageKind === "category",
    because: "search engines show nothing of a list's own data",
  },
  fix: blocks.fitting,
});
