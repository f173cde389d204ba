import { marksOf } from "../outline/marks.ts";
import { createTextMemo } from "../text/text-memo.ts";

const longestName = 60;

/** What one value of a class or id attribute says. */
export interface NamesMeaning {
  /** Each name once; those too long to be written by a hand left out. */
  readonly names: readonly string[];
  readonly breadcrumb: boolean;
  /** See `outline/marks.ts`. */
  readonly marks: number;
}

/** How often each value of the class attribute stands on a page. */
export type ClassCounts = Map<NamesMeaning, number>;

/** The patterns cost more than all else that is done for an element, and values repeat on a site. */
export const meaningOfNames = createTextMemo(
  (value): NamesMeaning => ({
    names: [...new Set(value.split(/[\t\n\f\r ]+/))].filter((name) => name !== "" && name.length <= longestName),
    breadcrumb: /bread[-_]?crumb|(?<![a-z])crumbs?(?![a-z])/i.test(value),
    marks: marksOf(value),
  }),
  { most: 5000, longest: 500 },
);

/** Counts end here: a name that is more frequent says no more of a layout. */
const mostCounted = 200;

/** The `limit` class names seen most, sorted; of those seen equally often the first by name. */
export function commonClassNames(counts: ClassCounts, limit: number): string[] {
  const seen = new Map<string, number>();
  for (const [{ names }, count] of counts)
    for (const name of names) seen.set(name, Math.min((seen.get(name) ?? 0) + count, mostCounted));
  return [...seen]
    .sort(([name, count], [other, otherCount]) => otherCount - count || (name < other ? -1 : 1))
    .slice(0, limit)
    .map(([name]) => name)
    .sort();
}
