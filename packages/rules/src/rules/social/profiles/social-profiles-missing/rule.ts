import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { isSocialProfile } from "@audit/facts";
import { homePage } from "../../../../populations.ts";
import { addressesOf, everyItem } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "social-profiles-missing",
  category: "social",
  area: "profiles",
  severity: "low",
  fixKind: "template",
  certainty: 0.7,
  // Whether a business wants profiles is its own matter.
  grade: "C",
  repair: { once: true },
  aiVisibility: true,
  over: homePage,
  reads: ["links", "structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/organization",
  judge: ({ links, structuredData }) => {
    const named = [
      ...links.flatMap(({ url }) => url ?? []),
      ...everyItem(structuredData).flatMap(({ item }) => addressesOf(item, "sameAs")),
    ];
    return named.some(isSocialProfile)
      ? pass()
      : fail({
          at: "links and sameAs of the home page",
          saw: { linksLookedAt: links.length },
          expected: "a profile address",
        });
  },
  words: { en },
  givesWayTo: [{ to: ["org-schema-missing"], as: "task" }],
  fix,
});
