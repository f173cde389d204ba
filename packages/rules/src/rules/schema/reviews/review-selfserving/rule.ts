import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { SdItem, StructuredDataFacts } from "@audit/facts";
import { indexableContent } from "../../../../populations.ts";
import { ownBusinesses, PRAISE, ratedOwn } from "../../../../reading/own-ratings.ts";
import { firstText, itemsOf, textsOf, topItems } from "../../../../reading/structured-data.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

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
  judge: (page) => {
    const disguised = ownPraise(page.structuredData);
    if (disguised !== null) return fail(disguised);
    if (ownBusinesses(page).length === 0) return notApplicable();
    const [first] = ratedOwn(page).flatMap((item) => {
      const property = PRAISE.find((name) => itemsOf(item, name).length > 0);
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

/** A review by whom its markup also names as the author of what is reviewed, whatever type that is given. */
function ownPraise(data: StructuredDataFacts) {
  for (const review of topItems(data).filter(({ types }) => types.includes("Review"))) {
    const authors = namesOf(review, "author");
    const rated = itemsOf(review, "itemReviewed").find((item) =>
      ["author", "creator"].some((by) => namesOf(item, by).some((name) => authors.includes(name))),
    );
    if (rated === undefined) continue;
    const [rating] = itemsOf(review, "reviewRating");
    const value = rating === undefined ? null : firstText(rating, "ratingValue") || null;
    const saw = { name: quoted(firstText(rated, "name")), property: "itemReviewed", ratingValue: value };
    return { at: "Review > itemReviewed", saw, expected: "no review of one's own work" };
  }
  return null;
}

const namesOf = (item: SdItem, property: string): readonly string[] =>
  [...textsOf(item, property), ...itemsOf(item, property).map((one) => firstText(one, "name"))]
    .map(normalised)
    .filter(Boolean);
