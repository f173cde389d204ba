import { topItems as pageEntities } from "../reading/structured-data.ts";
import type { SdItem, SdValue, StructuredDataFacts } from "@audit/facts";

const MOST_DEPTH = 5;
/** The pages that are held whole; data of others come from a file, anew each time, and are never known again. */
const MOST_KNOWN = 200;
const known = new Map<StructuredDataFacts, readonly SdItem[]>();

/** Whether an item only names another one: `{"@id": "#offer"}`. */
const isReference = (item: SdItem): boolean => item.id !== null && Object.keys(item.props).length === 0;

/**
 * The page's entities, all syntaxes merged, as trees. An entity inside itself is only named there, or left out when it
 * has no name.
 */
export function linkedItems(data: StructuredDataFacts): readonly SdItem[] {
  const before = known.get(data);
  if (before !== undefined) return before;
  const made = pageEntities(data)
    .filter((item) => !isReference(item))
    .map((item) => treeOf(item, []));
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value!);
  known.set(data, made);
  return made;
}

function treeOf(item: SdItem, above: readonly SdItem[]): SdItem {
  if (above.length >= MOST_DEPTH) return { ...item, props: {} };
  const path = [...above, item];
  const follow = (value: SdValue): SdValue[] => {
    if (typeof value !== "object") return [value];
    if (!path.includes(value)) return [treeOf(value, path)];
    return value.id === null ? [] : [{ ...value, types: [], props: {} }];
  };
  const props = Object.fromEntries(Object.entries(item.props).map(([name, values]) => [name, values.flatMap(follow)]));
  return { ...item, props };
}
