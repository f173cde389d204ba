import { isSocialProfile } from "../../../../knowledge/social-networks.ts";
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
  aiVisibility: true,
  over: homePage,
  reads: ["links", "structuredData"],
  says: {
    failing: "No link to a social profile",
    why: "Search and answer engines tie a shop to its profiles to be sure who it is. The home page names none.",
    fix: "Link the profiles you have in the footer and name them as sameAs in the organisation's structured data. If you have none, open one where your customers are, in the shop's name; if you want none, set this task aside.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/organization",
  },
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
});
