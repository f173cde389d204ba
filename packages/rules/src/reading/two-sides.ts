import type { StatedTerm } from "./shop-terms.ts";
import { quoted } from "./words.ts";

/** One side of a contradiction: what is said, where, and on how many pages. */
export type Side = { readonly says: string; readonly text: string; readonly url: string; readonly pages: number };

const MOST_SIDES = 4;

/** What is said most often first; each value with the page whose sentence is shortest, and so clearest. */
export function sidesOf(terms: readonly StatedTerm[]): Side[] {
  const groups = [...Map.groupBy(terms, ({ value }) => value)].map(([says, all]) => {
    const clearest = all.toSorted((a, b) => a.text.length - b.text.length || (a.url < b.url ? -1 : 1))[0];
    return {
      says,
      text: quoted(clearest?.text ?? ""),
      url: clearest?.url ?? "",
      pages: new Set(all.map(({ url }) => url)).size,
    };
  });
  return groups.toSorted((a, b) => b.pages - a.pages || (a.says < b.says ? -1 : 1)).slice(0, MOST_SIDES);
}

/** The statements of the language in which most contradict each other; empty where all of each language agree. */
export function contradiction(terms: readonly StatedTerm[]): Side[] {
  const [most = []] = [...Map.groupBy(terms, ({ lang }) => lang).values()]
    .map(sidesOf)
    .filter((sides) => sides.length > 1)
    .toSorted((a, b) => b.length - a.length);
  return most;
}
