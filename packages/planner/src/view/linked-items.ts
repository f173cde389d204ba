import type { SdItem, SdValue, StructuredDataFacts } from "@audit/facts";

const MOST_DEPTH = 5;
const known = new WeakMap<StructuredDataFacts, readonly SdItem[]>();

/** Whether an item only names another one: `{"@id": "#offer"}`. */
const isReference = (item: SdItem): boolean => item.id !== null && Object.keys(item.props).length === 0;

/**
 * The page's top-level entities as trees: a reference is replaced by a copy of what it names, as generators that spread
 * a product over @graph write it. Circles end after a few steps.
 */
export function linkedItems(data: StructuredDataFacts): readonly SdItem[] {
  const made = known.get(data) ?? link(data.items);
  known.set(data, made);
  return made;
}

function link(items: readonly SdItem[]): SdItem[] {
  const byId = new Map<string, SdItem>();
  const collect = (item: SdItem): void => {
    if (item.id !== null && !isReference(item) && !byId.has(item.id)) byId.set(item.id, item);
    for (const value of Object.values(item.props).flat()) if (typeof value === "object") collect(value);
  };
  items.forEach(collect);
  const copy = (item: SdItem, depth: number): SdItem => {
    const target = isReference(item) ? (byId.get(item.id!) ?? item) : item;
    if (depth >= MOST_DEPTH) return { ...target, props: {} };
    const follow = (value: SdValue): SdValue => (typeof value === "object" ? copy(value, depth + 1) : value);
    const props = Object.fromEntries(Object.entries(target.props).map(([name, values]) => [name, values.map(follow)]));
    return { ...target, props };
  };
  return items.filter((item) => !isReference(item)).map((item) => copy(item, 0));
}
