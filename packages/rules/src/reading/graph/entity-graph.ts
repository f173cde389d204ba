import { itemAt, type SdItem, type SdValue } from "@audit/facts";
import { findSame, isReference } from "./same-entities.ts";

export type Syntax = SdItem["format"];

/** Properties that say from the far end what the near end may leave out: Offer.itemOffered is Product.offers. */
const INVERSE: Readonly<Record<string, (from: SdItem) => string>> = {
  itemOffered: () => "offers",
  isVariantOf: () => "hasVariant",
  itemReviewed: (from) => (from.types.includes("AggregateRating") ? "aggregateRating" : "review"),
};

/** What an entity was put together from, when several syntaxes describe it. */
interface Origin {
  readonly descriptions: readonly SdItem[];
  readonly target: (value: SdItem) => SdItem;
}

/** An entity of the graph while it is filled in. */
interface GraphNode extends SdItem {
  readonly props: Record<string, SdValue[]>;
}

const origins = new WeakMap<SdItem, Origin>();

/**
 * The page's graph: top-level entities in which descriptions of one entity are one, whatever script or syntax they
 * stand in, references (`{"@id": ...}`) are the entity they name, and inverse properties are filled in. The first
 * description's values come first. Entities may point at each other in circles.
 */
export function buildGraph(items: readonly SdItem[]): readonly SdItem[] {
  if (items.every(({ format }) => format === items[0]?.format) && !items.some(pointsElsewhere)) return items;
  const all = collect(items);
  const { descriptionsOf } = findSame(items, all);
  const nodes = new Map<readonly SdItem[], GraphNode>();
  const target = (item: SdItem): GraphNode => nodes.get(descriptionsOf(item))!;
  for (const item of all) {
    const group = descriptionsOf(item);
    if (!nodes.has(group)) nodes.set(group, emptyNode(group));
  }
  for (const [group, node] of nodes) {
    const descriptions = group.filter((item) => !isReference(item));
    for (const item of descriptions) fill(node, item, target, descriptions.length > 1);
    if (new Set(descriptions.map(({ format }) => format)).size > 1) origins.set(node, { descriptions, target });
  }
  const linked = new Map<SdItem, GraphNode>([...nodes.values()].map((node) => [node, node]));
  for (const node of linked.values()) fillInverses(node, linked);
  return [...new Set(items.map(target))];
}

/** True for an entity that more than one syntax describes. */
export const isSaidInSeveral = (item: SdItem): boolean => origins.has(item);

/** Syntaxes that describe an entity, in the order of the page's entities. */
export const syntaxesOf = (item: SdItem): readonly Syntax[] => [
  ...new Set(origins.get(item)?.descriptions.map(({ format }) => format) ?? [item.format]),
];

/** An entity with only the values that one of its syntaxes gives. */
export function asSaidIn(item: SdItem, syntax: Syntax, seen = new Map<SdItem, SdItem>()): SdItem {
  const known = seen.get(item);
  if (known) return known;
  const origin = origins.get(item);
  if (!origin) return item;
  const view: GraphNode = { format: syntax, types: item.types, id: item.id, props: {} };
  seen.set(item, view);
  const inView = (value: SdItem): SdItem => asSaidIn(origin.target(value), syntax, seen);
  for (const one of origin.descriptions) if (one.format === syntax) fill(view, one, inView, true);
  return view;
}

function emptyNode(group: readonly SdItem[]): GraphNode {
  const { format } = group.find((item) => !isReference(item)) ?? itemAt(group, 0);
  const id = group.find((item) => item.id !== null)?.id ?? null;
  return { format, types: [...new Set(group.flatMap(({ types }) => types))], id, props: {} };
}

/** Adds what a description says; of several descriptions each value counts once. */
function fill(node: GraphNode, { props }: SdItem, target: (value: SdItem) => SdItem, once: boolean): void {
  for (const name of Object.keys(props)) {
    const held = Object.hasOwn(node.props, name) ? node.props[name]! : (node.props[name] = []);
    for (const value of props[name]!) {
      const own = typeof value === "object" ? target(value) : value;
      if (!once || !held.some((other) => isSame(other, own))) held.push(own);
    }
  }
}

/** "19.90" and 19.9 are one value, as are texts that differ in white space. */
function isSame(one: SdValue, other: SdValue): boolean {
  if (one === other) return true;
  if (typeof one === "object" || typeof other === "object") return false;
  const [a, b] = [String(one).trim(), String(other).trim()];
  return a === b || (a !== "" && b !== "" && Number(a) === Number(b));
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

function fillInverses(from: GraphNode, known: ReadonlyMap<SdItem, GraphNode>): void {
  for (const [name, inverse] of Object.entries(INVERSE)) {
    for (const to of from.props[name] ?? []) {
      const node = typeof to === "object" ? known.get(to) : undefined;
      if (node === undefined) continue;
      const near = inverse(from);
      const held = node.props[near] ?? [];
      if (!held.includes(from)) node.props[near] = [...held, from];
    }
  }
}
