import type { FoundItem, FoundProperty, SemanticsState } from "../collect/semantics-state.ts";
import type { MarkupBudget } from "./markup-budget.ts";

/** Each element that is referred to is looked through once; honest pages name a few. */
const mostReferred = 200;

/**
 * Answers with the properties of an item: its own, then those that itemref pulls in, which are those of the named elements
 * whose owner lies outside of them. One by one, because there may be very many.
 */
export function createPropertyReader(
  { items, loose, idSpans, hasRefs }: SemanticsState,
  budget: MarkupBudget,
): (item: FoundItem) => Iterable<FoundProperty> {
  if (!hasRefs) return ({ properties }) => properties;
  const all = [...loose, ...items.flatMap(({ properties }) => properties)];
  const known = new Map<string, readonly FoundProperty[]>();
  function propertiesOf(id: string): readonly FoundProperty[] {
    const before = known.get(id);
    if (before !== undefined) return before;
    const span = idSpans.get(id);
    if (span === undefined) return [];
    if (known.size >= mostReferred) {
      budget.refuse();
      return [];
    }
    const inside = (at: number): boolean => at > span.from && at <= span.to;
    const own = all.filter(({ at, owner }) => inside(at) && (items[owner] === undefined || !inside(items[owner].at)));
    known.set(id, own);
    return own;
  }
  return function* ({ properties, refs }) {
    yield* properties;
    for (const id of new Set(refs)) yield* propertiesOf(id);
  };
}
