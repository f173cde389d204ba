import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { SdItem } from "@audit/facts";
import {
  eventRequired,
  localBusinessRequired,
  richResultTypes,
  type RichResultType,
} from "../../../../knowledge/rich-result-types.ts";
import { eventTypes, localBusinessTypes } from "../../../../knowledge/schema-types.ts";
import { indexableContent } from "../../../../populations.ts";
import { unmet } from "../../../../reading/requirements.ts";
import { everyItem, hasType, type PlacedItem } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Products, offers, ratings, articles and breadcrumbs have rules of their own. */
export const rule = definePageRule({
  id: "schema-required-missing",
  category: "schema",
  area: "general",
  severity: "low",
  fixKind: "json-ld",
  certainty: 1,
  repair: { pasted: true },
  over: indexableContent,
  reads: ["structuredData", "commerce", "outline"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/search-gallery",
  judge: ({ structuredData, commerce, outline }) => {
    // Markup says no more than the page: a rating that nobody sees could only be invented.
    const isRated = commerce.ratings.length > 0 || commerce.ratingText !== null || outline.ratingAt !== null;
    const judged = everyItem(structuredData).flatMap((placed) => {
      const type = requirementsOf(placed);
      return type
        ? [
            {
              at: placed.at,
              type,
              missing: unmet(placed.item, isRated ? type.required : type.required.filter(asksNoRating)),
            },
          ]
        : [];
    });
    if (judged.length === 0) return notApplicable();
    const faulty = judged.filter(({ missing }) => missing.length > 0);
    const [first] = faulty;
    if (first === undefined) return pass();
    const saw = faulty.slice(0, 5).map(({ at, missing, type }) => ({ at, missing, guide: type.guide }));
    return fail({ at: first.at, saw, expected: "every required property" });
  },
  words: { en },
  // What only the owner could fill in is not asked for: inventing it would be worse.
  onlyProposed: true,
  fix,
});

const asksNoRating = (alternatives: readonly string[]): boolean => !alternatives.includes("aggregateRating");

function requirementsOf({ item, under }: PlacedItem): RichResultType | undefined {
  const type = typeOf(item);
  return type?.topOnly && under !== null && under !== "mainEntity" ? undefined : type;
}

function typeOf(item: SdItem): RichResultType | undefined {
  if (Object.keys(item.props).length === 0) return undefined;
  if (hasType(item, eventTypes)) return eventRequired;
  if (hasType(item, localBusinessTypes)) return localBusinessRequired;
  return richResultTypes.find(({ types }) => types.some((name) => item.types.includes(name)));
}
