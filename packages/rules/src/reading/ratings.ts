import type { SdItem } from "@audit/facts";
import { plainNumber } from "./offer-price.ts";
import { firstText, textsOf, valuesOf } from "./structured-data.ts";

const DEFAULT_BEST = 5;
const DEFAULT_WORST = 1;

/**
 * Why an AggregateRating can't be shown, or null when it can: it needs a value within its scale (1 to 5 unless it says
 * otherwise) and a count above 0. Source: Google's review snippet guide. Fractions and percentages carry their own scale.
 */
export function ratingFault(rating: SdItem): string | null {
  if (isPlainRating(rating)) return null;
  const value = firstText(rating, "ratingValue");
  if (value === "") return "no ratingValue";
  const counts = ["ratingCount", "reviewCount"].flatMap((name) => textsOf(rating, name));
  if (counts.length === 0) return "no ratingCount or reviewCount";
  if (counts.every((count) => !isPlainCount(count) && Number(count.replace(/[\s.,']/g, "")) === 0))
    return "a count of 0";
  if (counts.every((count) => !/^\d+$/.test(count))) return `count "${counts[0]}" is no whole number`;
  return scaleFault(rating, value);
}

/** Most ratings are plain numbers on the usual scale. */
function isPlainRating(rating: SdItem): boolean {
  const [value] = valuesOf(rating, "ratingValue");
  const count = valuesOf(rating, "ratingCount")[0] ?? valuesOf(rating, "reviewCount")[0];
  return (
    typeof value === "number" &&
    value >= DEFAULT_WORST &&
    value <= DEFAULT_BEST &&
    typeof count === "number" &&
    Number.isSafeInteger(count) &&
    count > 0 &&
    valuesOf(rating, "bestRating").length + valuesOf(rating, "worstRating").length === 0
  );
}

/** Digits that are not all zeros. */
const isPlainCount = (count: string): boolean => /^[1-9]\d*$/.test(count);

function scaleFault(rating: SdItem, value: string): string | null {
  const share = shareOf(value);
  if (share !== null) return share >= 0 && share <= 1 ? null : `ratingValue ${value} is out of range`;
  const amount = plainNumber(valuesOf(rating, "ratingValue")[0]);
  if (amount === null) return `ratingValue "${value}" is no plain number`;
  const best = plainNumber(valuesOf(rating, "bestRating")[0]) ?? DEFAULT_BEST;
  const worst = plainNumber(valuesOf(rating, "worstRating")[0]) ?? Math.min(DEFAULT_WORST, best);
  return amount >= worst && amount <= best ? null : `ratingValue ${value} is outside ${worst} to ${best}`;
}

/** 0..1 of "88%" or "4/5"; null for other forms. */
function shareOf(value: string): number | null {
  const percent = /^(\d+(?:\.\d+)?)\s*%$/.exec(value)?.[1];
  if (percent !== undefined) return Number(percent) / 100;
  const [, part, whole] = /^(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/.exec(value) ?? [];
  return part === undefined || whole === undefined ? null : Number(part) / Number(whole);
}
