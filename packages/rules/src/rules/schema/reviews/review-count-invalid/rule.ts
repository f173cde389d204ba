import { product } from "../../../../fixes/markup/product.ts";
import { en } from "./words.en.ts";
import type { SdItem } from "@audit/facts";
import { indexableContent } from "../../../../populations.ts";
import { ratingFault } from "../../../../reading/ratings.ts";
import { everyItem, itemsOfType, type PlacedItem, valuesOf } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const RATINGS: ReadonlySet<string> = new Set(["AggregateRating"]);

export const rule = definePageRule({
  id: "review-count-invalid",
  category: "schema",
  area: "reviews",
  severity: "high",
  fixKind: "json-ld",
  certainty: 1,
  repair: { pasted: true },
  over: indexableContent,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/review-snippet",
  judge: ({ structuredData }) => {
    const ratings = itemsOfType(structuredData, RATINGS);
    if (ratings.length === 0) return notApplicable();
    const items = everyItem(structuredData);
    const faulty = ratings.flatMap(({ item, at, under }) => {
      const fault =
        ratingFault(item) ?? (under === null && ratesNothing(item, items) ? "rates nothing: no itemReviewed" : null);
      return fault === null ? [] : [{ at, fault }];
    });
    const [first] = faulty;
    if (first === undefined) return pass();
    return fail({
      at: first.at,
      saw: faulty.slice(0, 3),
      expected: "a value within the scale and a count above 0",
    });
  },
  words: { en },
  fix: product("rating"),
});

/** A rating belongs to the entity that holds it, or to the one it names. */
const ratesNothing = (rating: SdItem, items: readonly PlacedItem[]): boolean =>
  rating.format === "json-ld" &&
  valuesOf(rating, "itemReviewed").length === 0 &&
  !items.some(({ item }) => Object.values(item.props).some((values) => values.includes(rating)));
