import { homePage } from "../../../../populations.ts";
import { sameName, websiteNames } from "../../../../reading/site-names.ts";
import { hasUnreadBlock, textsOf, topItems, UNREAD_DOUBT } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass, unknown } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "website-sitename",
  category: "schema",
  area: "organization",
  severity: "low",
  fixKind: "json-ld",
  certainty: 1,
  aiVisibility: true,
  over: homePage,
  reads: ["structuredData", "head"],
  says: {
    failing: "Site name is missing in the markup or contradicts itself",
    why: "Google shows a site name above each result. Without WebSite markup, or with different names, it may show only the domain or a wrong name.",
    fix: "Add a JSON-LD WebSite with name and url to the home page, and use the same name in og:site_name.",
    source: "https://developers.google.com/search/docs/appearance/site-names",
  },
  judge: ({ structuredData, head }) => {
    const [name] = websiteNames(structuredData);
    const social = head.openGraph["og:site_name"]?.trim() ?? "";
    if (name === undefined) {
      if (hasUnreadBlock(structuredData)) return unknown(UNREAD_DOUBT);
      const saw = { webSiteName: null, ogSiteName: social ? quoted(social) : null };
      return fail({ at: "structured data of the home page", saw, expected: "WebSite with name and url" });
    }
    const aliases = topItems(structuredData).flatMap((item) => textsOf(item, "alternateName"));
    if (social === "" || [name, ...aliases].some((one) => sameName(one, social))) return pass();
    return fail({
      at: "WebSite > name",
      saw: { webSiteName: quoted(name), ogSiteName: quoted(social) },
      expected: "one name",
    });
  },
});
