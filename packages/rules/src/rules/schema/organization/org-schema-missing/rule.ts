import { en } from "./words.en.ts";
import { isSchemaType } from "../../../../knowledge/schema-names.ts";
import { homePage } from "../../../../populations.ts";
import { ownOrganizations } from "../../../../reading/organizations.ts";
import { everyItem, hasUnreadBlock, UNREAD_DOUBT } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

/** What only descriptions of a business have together. */
const BUSINESS = ["name", "url", "telephone"] as const;

export const rule = definePageRule({
  id: "org-schema-missing",
  category: "schema",
  area: "organization",
  severity: "low",
  fixKind: "json-ld",
  certainty: 1,
  repair: { pasted: true, work: "home-block", once: true },
  aiVisibility: true,
  over: homePage,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/organization",
  judge: ({ structuredData }) => {
    if (ownOrganizations(structuredData).length > 0) return pass();
    const items = everyItem(structuredData);
    // A personal site is run by a person.
    if (items.some(({ item, under }) => item.types.includes("Person") && (under === null || under === "publisher"))) {
      return notApplicable();
    }
    if (hasUnreadBlock(structuredData)) return unknown(UNREAD_DOUBT);
    // A misnamed type is another rule's matter; a second description beside it would be one too many.
    const misnamed = items.find(
      ({ item, under }) =>
        under === null && !item.types.some(isSchemaType) && BUSINESS.every((name) => name in item.props),
    );
    if (misnamed)
      return unknown(
        `The home page describes it as “${misnamed.item.types[0] ?? ""}”, a type that schema.org does not have.`,
      );
    const types = [...new Set(items.flatMap(({ item }) => item.types))].slice(0, 10);
    return fail({ at: "structured data of the home page", saw: { types }, expected: "Organization" });
  },
  words: { en },
  givesWayTo: [{ to: ["local-business-missing"], as: "finding" }],
  symptoms: [{ of: "business-data", rank: 1, shows: () => true }],
  onlyProposed: true,
  fix,
});
