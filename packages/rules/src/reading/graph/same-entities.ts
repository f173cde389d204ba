import { itemAt, type SdItem } from "@audit/facts";
import { productTypes } from "../../knowledge/schema-types.ts";
import { collapsed, normalised } from "../words.ts";

/** Lists and trails are nothing but lists and trails, whatever address they are given. */
const LISTS: ReadonlySet<string> = new Set(["BreadcrumbList", "ItemList", "ListItem"]);

const mayBeOne = ({ types: one }: SdItem, { types: other }: SdItem): boolean => {
  const isList = (types: readonly string[]): boolean => types.some((type) => LISTS.has(type));
  return one.length === 0 || other.length === 0 || isList(one) === isList(other);
};

/** Properties that hold one thing at most: where two syntaxes give one each, both mean the same. */
const ONE_THING = ["offers", "aggregateRating", "brand", "manufacturer", "seller", "address", "geo", "logo"];

/** Which descriptions are of one entity. */
export interface SameEntities {
  /** Every description of an entity, in order; the same list for each of them. */
  readonly descriptionsOf: (item: SdItem) => readonly SdItem[];
}

/** Only names another entity: `{"@id": "#offer"}`. */
export const isReference = (item: SdItem): boolean => item.id !== null && Object.keys(item.props).length === 0;

/**
 * Finds descriptions of one entity: those of one `@id`, `itemid` or `resource`, in whatever script or syntax; the
 * page's product in two syntaxes, told by its name; and the one offer, brand ... that each syntax gives for it.
 */
export function findSame(top: readonly SdItem[], all: ReadonlySet<SdItem>): SameEntities {
  const groups = new Map<SdItem, SdItem[]>();
  for (const item of all) groups.set(item, [item]);
  const join = (one: SdItem, other: SdItem): void => {
    const [into, from] = [groups.get(one)!, groups.get(other)!];
    if (into === from) return;
    for (const item of from) {
      into.push(item);
      groups.set(item, into);
    }
  };
  const byId = new Map<string, SdItem>();
  for (const item of all) {
    // An empty name is the page itself, which whoever left it empty did not mean.
    if (item.id === null || item.id === "") continue;
    const known = byId.get(item.id);
    if (known === undefined) byId.set(item.id, item);
    else if (mayBeOne(known, item)) join(known, item);
  }
  const same = { descriptionsOf: (item: SdItem) => groups.get(item)! };
  const [first, ...others] = [...Map.groupBy(all, ({ format }) => format).keys()];
  if (others.length === 0) return same;
  for (const [one, other] of sameProducts(top, first!, same)) join(one, other);
  // Joining may bring further groups of several syntaxes, which come later in the set's order or are walked again here.
  const waiting = [...new Set(groups.values())];
  for (const group of waiting) {
    for (const [one, other] of counterparts(group, same)) {
      join(one, other);
      waiting.push(groups.get(one)!);
    }
  }
  return same;
}

/** Products of the first syntax with the one product of another syntax that goes by the same name. */
function sameProducts(top: readonly SdItem[], first: SdItem["format"], same: SameEntities): [SdItem, SdItem][] {
  const products = top.filter((item) => !isReference(item) && item.types.some((type) => productTypes.has(type)));
  const others = Map.groupBy(products, ({ format }) => format);
  const own = others.get(first) ?? [];
  others.delete(first);
  return own.flatMap((one) =>
    [...others.values()].flatMap((list): [SdItem, SdItem][] => {
      const alike = list.filter((other) => isNamedAlike(one, other));
      const [only] = alike;
      const claims = only === undefined ? [] : own.filter((other) => isNamedAlike(other, only));
      return only !== undefined && isOne(alike, same) && isOne(claims, same) ? [[one, only]] : [];
    }),
  );
}

const isOne = (items: readonly SdItem[], { descriptionsOf }: SameEntities): boolean =>
  new Set(items.map(descriptionsOf)).size === 1;

function isNamedAlike(one: SdItem, other: SdItem): boolean {
  const [a, b] = [nameOf(one), nameOf(other)];
  return a === "" || b === "" || a.includes(b) || b.includes(a);
}

const nameOf = ({ props }: SdItem): string =>
  Object.hasOwn(props, "name")
    ? normalised(collapsed(String(props["name"]!.find((one) => typeof one !== "object") ?? "")))
    : "";

/** Pairs of nested entities that two syntaxes give for one property of one entity. */
function counterparts(group: readonly SdItem[], same: SameEntities): [SdItem, SdItem][] {
  const bySyntax = [...Map.groupBy(group, ({ format }) => format).values()];
  if (bySyntax.length < 2) return [];
  return ONE_THING.flatMap((property): [SdItem, SdItem][] => {
    const given = bySyntax.map((items) => items.flatMap((item) => nestedIn(item, property)));
    const [one, ...others] = given.filter((items) => items.length > 0);
    if (one === undefined || !isOne(one, same)) return [];
    return others.flatMap((items): [SdItem, SdItem][] =>
      isOne(items, same) &&
      isOfOneKind(itemAt(one, 0), itemAt(items, 0)) &&
      same.descriptionsOf(one[0]!) !== same.descriptionsOf(items[0]!)
        ? [[itemAt(one, 0), itemAt(items, 0)]]
        : [],
    );
  });
}

const nestedIn = ({ props }: SdItem, property: string): SdItem[] =>
  Object.hasOwn(props, property) ? props[property]!.filter((value) => typeof value === "object") : [];

const isOfOneKind = (one: SdItem, other: SdItem): boolean =>
  one.types.length === 0 || other.types.length === 0 || one.types.some((type) => other.types.includes(type));
