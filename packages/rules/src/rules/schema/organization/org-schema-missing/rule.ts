import { homePage } from "../../../../populations.ts";
import { ownOrganizations } from "../../../../reading/organizations.ts";
import { everyItem, hasUnreadBlock, UNREAD_DOUBT } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "org-schema-missing",
  category: "schema",
  area: "organization",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 1,
  aiVisibility: true,
  over: homePage,
  reads: ["structuredData"],
  says: {
    failing: "Home page does not say who runs the site",
    why: "Organization markup tells search engines and answer engines your name, logo, address and profiles, so that they don't mix you up with others.",
    fix: "Add a JSON-LD Organization (OnlineStore for a shop, LocalBusiness with premises) with name, url, logo, contact and sameAs to the home page.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/organization",
  },
  judge: ({ structuredData }) => {
    if (ownOrganizations(structuredData).length > 0) return pass();
    const items = everyItem(structuredData);
    // A personal site is run by a person.
    if (items.some(({ item, under }) => item.types.includes("Person") && (under === null || under === "publisher"))) {
      return notApplicable();
    }
    if (hasUnreadBlock(structuredData)) return unknown(UNREAD_DOUBT);
    const types = [...new Set(items.flatMap(({ item }) => item.types))].slice(0, 10);
    return fail({ at: "structured data of the home page", saw: { types }, expected: "Organization" });
  },
});
