import type { Fixer } from "../../../../fixes/fixer.ts";
import { changing, hasOneOf } from "../../../../fixes/markup/change-entities.ts";
import { businessTypes } from "../../../../reading/organizations.ts";

/** The business without what it says of its own quality; all else of its block stays. */
export const fix: Fixer = changing((entity) => {
  if (!hasOneOf(entity, ...businessTypes)) return entity;
  const { aggregateRating: _rating, review: _review, reviews: _reviews, ...kept } = entity;
  return kept;
});
