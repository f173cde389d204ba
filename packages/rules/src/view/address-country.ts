import type { PageFacts } from "@audit/facts";
import { countriesIn } from "../knowledge/country-names.ts";

type Street = PageFacts["claims"]["streets"][number];

/** Towns that are countries as well. */
const TOWNS: ReadonlySet<string> = new Set(["LU", "MC", "SG", "SM", "VA", "LI"]);

/**
 * The streets of a page without the country behind their town. Where the country stands in the town's place the lines
 * have another order, and which of them is the street can't be told.
 * @param languages primary tags of the site's pages: an address is often left in the first one
 */
export function streetsOn({ claims }: Pick<PageFacts, "claims">, languages: ReadonlySet<string>): Street[] {
  if (claims.streets.length === 0) return [];
  const names = [...languages, null].map(countriesIn);
  const isCountry = (words: readonly string[]): boolean => {
    const said = words.join(" ").toLowerCase();
    const code = names.map((countries) => countries.get(said)).find((one) => one !== undefined);
    return code !== undefined && !TOWNS.has(code);
  };
  return claims.streets.flatMap((street) => {
    const words = street.locality.split(" ");
    if (isCountry(words) || isCountry(words.slice(0, 1))) return [];
    const last = words.findIndex((_, index) => isCountry(words.slice(index)));
    return [last === -1 ? street : { ...street, locality: words.slice(0, last).join(" ") }];
  });
}
