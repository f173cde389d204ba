import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { SdItem } from "@audit/facts";
import { indexableContent } from "../../../../populations.ts";
import { organizationsOn, ownOrganizations } from "../../../../reading/organizations.ts";
import { addressesOf, firstText, itemsOf } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const RATED = ["aggregateRating", "review", "reviews"];

/** Directories rate other businesses: only an organization whose address is this site's root, or the home page's, is the site's own. */
export const rule = definePageRule({
  id: "review-selfserving",
  category: "schema",
  area: "reviews",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 0.9,
  over: indexableContent,
  reads: ["url", "kind", "structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/review-snippet",
  judge: ({ url, kind, structuredData }) => {
    if (organizationsOn(structuredData).length === 0) return notApplicable();
    const own = ownOrganizations(structuredData).filter((item) => isOwn(item, url, kind === "home"));
    if (own.length === 0) return notApplicable();
    const [first] = own.flatMap((item) => {
      const property = RATED.find((name) => itemsOf(item, name).length > 0);
      return property === undefined ? [] : [{ rated: item, property }];
    });
    if (!first) return pass();
    const { rated, property } = first;
    const value =
      itemsOf(rated, property)
        .map((rating) => firstText(rating, "ratingValue"))
        .find(Boolean) ?? null;
    const saw = { name: quoted(firstText(rated, "name")), property, ratingValue: value };
    return fail({ at: `${rated.types.join("+")} > ${property}`, saw, expected: "no rating of the own business" });
  },
  words: { en },
  fix,
});

function isOwn(item: SdItem, page: string, isHome: boolean): boolean {
  // Where others only name it, a business is known by the name of its entity: "https://shop.example/#business".
  const [address = item.id?.startsWith("http") === true ? item.id : undefined] = addressesOf(item, "url");
  if (address === undefined) return isHome;
  if (!URL.canParse(address, page)) return isHome;
  const target = new URL(address, page);
  return bare(target.hostname) === bare(new URL(page).hostname) && (isHome || target.pathname === "/");
}

const bare = (host: string): string => host.replace(/^www\./, "");
