import type { PageFacts } from "@audit/facts";
import { countriesIn } from "../knowledge/country-names.ts";
import { languageOf } from "../reading/language.ts";

type Street = PageFacts["claims"]["streets"][number];

/** Towns that are countries as well. */
const TOWNS: ReadonlySet<string> = new Set(["LU", "MC", "SG", "SM", "VA", "LI"]);

/**
 * The streets of a page without the country behind their town. Where the country stands in the town's place the lines
 * have another order, and which of them is the street can't be told.
 */
export function streetsOn({ claims, head }: Pick<PageFacts, "claims" | "head">): Street[] {
  if (claims.streets.length === 0) return [];
  const countries = countriesIn(languageOf(head.lang));
  const isCountry = (words: readonly string[]): boolean => {
    const code = countries.get(words.join(" ").toLowerCase());
    return code !== undefined && !TOWNS.has(code);
  };
  return claims.streets.flatMap((street) => {
    const words = street.locality.split(" ");
    if (isCountry(words) || isCountry(words.slice(0, 1))) return [];
    const last = words.findIndex((_, index) => isCountry(words.slice(index)));
    return [last === -1 ? street : { ...street, locality: words.slice(0, last).join(" ") }];
  });
}
