import { en } from "./words.en.ts";
import { homePage } from "../../../../populations.ts";
import { ownOrganizations } from "../../../../reading/organizations.ts";
import { addressesOf, placeOf } from "../../../../reading/structured-data.ts";
import { isAbsoluteUrl } from "../../../../reading/value-formats.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

/** Whether the profiles still answer is not asked: they belong to other sites. */
export const rule = definePageRule({
  id: "org-sameas",
  category: "schema",
  area: "organization",
  severity: "low",
  fixKind: "json-ld",
  certainty: 1,
  repair: { pasted: true, work: "home-block", once: true },
  aiVisibility: true,
  over: homePage,
  reads: ["structuredData", "url"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/organization",
  judge: ({ structuredData, url }) => {
    const organizations = ownOrganizations(structuredData).filter(({ props }) => Object.keys(props).length > 0);
    const [first] = organizations;
    if (first === undefined) return notApplicable();
    const profiles = organizations.flatMap((item) => addressesOf(item, "sameAs"));
    if (profiles.some((address) => isElsewhere(address, url))) return pass();
    const saw = profiles.length === 0 ? null : profiles.slice(0, 5).map(quoted);
    return fail({
      at: `${placeOf(first)} > sameAs`,
      saw,
      expected: "full addresses of profiles on other sites",
    });
  },
  words: { en },
  givesWayTo: [{ to: ["social-profiles-missing"], as: "finding" }],
  symptoms: [{ of: "business-data", rank: 4, shows: () => true }],
  onlyProposed: true,
  fix,
});

const isElsewhere = (address: string, page: string): boolean =>
  isAbsoluteUrl(address) && new URL(address).hostname !== new URL(page).hostname;
