import { attribute, type AttributeTable, readAttribute } from "../html/attribute-table.ts";
import { marksOf } from "../outline/marks.ts";
import { createTextMemo } from "../text/text-memo.ts";

const classId = attribute("class");
const longestName = 60;

/** What one value of the class attribute says. */
export interface ClassMeaning {
  readonly breadcrumb: boolean;
  /** See `outline/marks.ts`. */
  readonly marks: number;
}

/** How often each value of the class attribute stands on a page. */
export type ClassCounts = Map<string, number>;

/** The patterns cost more than all else that is done for an element, and values repeat on a site. */
const meaningOf = createTextMemo(
  (value): ClassMeaning => ({ breadcrumb: /bread-?crumb/i.test(value), marks: marksOf(value) }),
  { most: 5000, longest: 500 },
);

/** Counts an element that has a class; returns what its value means. */
export function countClass(attributes: AttributeTable, counts: ClassCounts): ClassMeaning {
  const value = readAttribute(attributes, classId) ?? "";
  counts.set(value, (counts.get(value) ?? 0) + 1);
  return meaningOf(value);
}

/** A name that stands more often is as good as one that stands so often. */
const mostCounted = 200;

/** The `limit` class names seen most, sorted; of those seen equally often the first by name. */
export function commonClassNames(counts: ClassCounts, limit: number): string[] {
  const seen = new Map<string, number>();
  for (const [value, count] of counts) {
    for (const name of new Set(value.split(/[\t\n\f\r ]+/)))
      if (name !== "" && name.length <= longestName) seen.set(name, (seen.get(name) ?? 0) + count);
  }
  const names = [...seen.keys()];
  if (names.length <= limit) return names.sort();
  const rank = (name: string): number => Math.min(seen.get(name) ?? 0, mostCounted);
  return names
    .sort((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1))
    .slice(0, limit)
    .sort();
}
