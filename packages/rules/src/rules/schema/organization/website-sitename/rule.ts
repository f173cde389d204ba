import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { homePage } from "../../../../populations.ts";
import { ownOrganizations } from "../../../../reading/organizations.ts";
import { sameName, websiteNames } from "../../../../reading/site-names.ts";
import { hasUnreadBlock, textsOf, topItems, UNREAD_DOUBT } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

const WEBSITE: ReadonlySet<string> = new Set(["WebSite"]);

export const rule = definePageRule({
  id: "website-sitename",
  category: "schema",
  area: "organization",
  severity: "low",
  fixKind: "json-ld",
  certainty: 1,
  repair: { pasted: true, work: "home-block", once: true },
  aiVisibility: true,
  over: homePage,
  reads: ["structuredData", "head", "url"],
  source: "https://developers.google.com/search/docs/appearance/site-names",
  judge: ({ structuredData, head, url }) => {
    // Google shows names for hosts, and none for a folder of one.
    if (isInFolder(url)) return notApplicable();
    const [name] = websiteNames(structuredData);
    const social = head.openGraph["og:site_name"]?.trim() ?? "";
    if (name === undefined) {
      if (hasUnreadBlock(structuredData, WEBSITE)) return unknown(UNREAD_DOUBT);
      const saw = {
        webSiteName: null,
        ogSiteName: social ? quoted(social) : null,
        namesBusiness: ownOrganizations(structuredData).length > 0 || hasUnreadBlock(structuredData),
      };
      return fail({ at: "structured data of the home page", saw, expected: "WebSite with name and url" });
    }
    const aliases = topItems(structuredData).flatMap((item) => textsOf(item, "alternateName"));
    if (social === "" || [name, ...aliases].some((one) => sameName(one, social))) return pass();
    return fail({
      at: "WebSite > name",
      saw: { webSiteName: quoted(name), ogSiteName: quoted(social), namesBusiness: true },
      expected: "one name",
    });
  },
  words: { en },
  // The name comes with the block about the business where that is missing, too; else it is a task of its own.
  symptoms: [{ of: "business-data", rank: 5, shows: ({ evidence: { saw } }) => !saw.namesBusiness }],
  onlyProposed: true,
  fix,
});

const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2,4})?$/i;

/** Its address lies in a folder that is none of a language: "/shop/", not "/en/". */
function isInFolder(url: string): boolean {
  const folders = new URL(url).pathname.split("/").slice(1, -1);
  return folders.some((folder) => !LANGUAGE.test(folder));
}
