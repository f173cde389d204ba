import type { SdItem, SdValue } from "@audit/facts";

/** Properties that say from the far end what the near end may leave out: Offer.itemOffered is Product.offers. */
const INVERSE: Readonly<Record<string, (from: SdItem) => string>> = {
  itemOffered: () => "offers",
  isVariantOf: () => "hasVariant",
  itemReviewed: (from) => (from.types.includes("AggregateRating") ? "aggregateRating" : "review"),
};

/**
 * Copies of the top-level entities in which references (`{"@id": ...}`) are the entity they name, entities of one
 * `@id` are one, and inverse properties are filled in. Copies may point at each other in circles.
 */
export function linkItems(items: readonly SdItem[]): readonly SdItem[] {
  if (!items.some(pointsElsewhere)) return items;
  const all = collect(items);
  const copies = new Map<SdItem, SdItem>();
  const byId = new Map<string, SdItem>();
  for (const item of all) {
    if (isReference(item)) continue;
    const key = item.id === null ? null : keyOf(item);
    const known = key === null ? undefined : byId.get(key);
    if (known) merge(known, item);
    const copy = known ?? { ...item, types: [...item.types], props: { ...item.props } };
    copies.set(item, copy);
    if (key !== null) byId.set(key, copy);
  }
  const target = (value: SdItem): SdItem => copies.get(value) ?? byId.get(keyOf(value)) ?? value;
  const link = (value: SdValue): SdValue => (typeof value === "object" ? target(value) : value);
  const linked = new Set(copies.values());
  for (const copy of linked) {
    for (const [name, values] of Object.entries(copy.props)) copy.props[name] = values.map(link);
  }
  for (const copy of linked) fillInverses(copy, linked);
  return [...new Set(items.map(target))];
}

/** Whether an entity, or one inside it, names another or could be named: without such there is nothing to link. */
function pointsElsewhere({ id, props }: SdItem): boolean {
  if (id !== null) return true;
  for (const name of Object.keys(props)) {
    if (Object.hasOwn(INVERSE, name)) return true;
    for (const value of props[name]!) if (typeof value === "object" && pointsElsewhere(value)) return true;
  }
  return false;
}

const keyOf = (item: SdItem): string => `${item.format} ${item.id}`;
const isReference = (item: SdItem): boolean => item.id !== null && Object.keys(item.props).length === 0;

function collect(items: readonly SdItem[]): Set<SdItem> {
  const seen = new Set<SdItem>();
  const visit = (item: SdItem): void => {
    if (seen.has(item)) return;
    seen.add(item);
    for (const values of Object.values(item.props)) {
      for (const value of values) if (typeof value === "object") visit(value);
    }
  };
  items.forEach(visit);
  return seen;
}

function merge(into: SdItem, more: SdItem): void {
  into.types = [...new Set([...into.types, ...more.types])];
  into.props = { ...more.props, ...into.props };
}

function fillInverses(from: SdItem, known: ReadonlySet<SdItem>): void {
  for (const [name, inverse] of Object.entries(INVERSE)) {
    for (const to of from.props[name] ?? []) {
      if (typeof to !== "object" || !known.has(to)) continue;
      const near = inverse(from);
      const held = to.props[near] ?? [];
      if (!held.includes(from)) to.props[near] = [...held, from];
    }
  }
}
