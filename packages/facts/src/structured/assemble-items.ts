import type { FoundItem, FoundProperty, FoundValue, SemanticsState } from "../collect/semantics-state.ts";
import type { SdItem, SdValue } from "../structured-data.ts";
import type { PageResolver } from "../url/page-resolver.ts";
import { addTo, mayName, nodeAddress } from "./node-address.ts";
import { shortName } from "./short-name.ts";

export interface ItemReader {
  resolver: PageResolver;
  /** What relative names of entities resolve against. */
  base: string;
  /** Entities of the page's JSON-LD, which links may name. */
  known: readonly SdItem[];
  rangeText: (from: number, to: number) => string;
}

/** Properties that itemref pulls in from elsewhere: those of the named elements whose owner lies outside of them. */
function referred(semantics: SemanticsState, item: FoundItem): FoundProperty[] {
  if (item.refs.length === 0) return [];
  const all = [...semantics.loose, ...semantics.items.flatMap((other) => other.properties)];
  return item.refs.flatMap((id) => {
    const span = semantics.idSpans.get(id);
    if (span === undefined) return [];
    const inside = (at: number): boolean => at > span.from && at <= span.to;
    return all.filter((property) => {
      const owner = semantics.items[property.owner];
      return inside(property.at) && (owner === undefined || !inside(owner.at));
    });
  });
}

/** Microdata and RDFa entities that are no other entity's value, as plain data. */
export function assembleItems(semantics: SemanticsState, reader: ItemReader): SdItem[] {
  const { items } = semantics;
  if (items.length === 0) return [];
  const names = nodeNames(semantics, reader);
  const building = new Set<FoundItem>();
  /** A link to an entity of the page is that entity, not an address. */
  function linkValue(text: string, property: string, format: SdItem["format"]): SdValue {
    const id = names.size > 0 && mayName(property) ? nodeAddress(text, reader.base, 0) : "";
    if (names.has(id)) return { format, types: [], id, props: {} };
    return reader.resolver.resolve(text) ?? text;
  }
  function valueOf(value: FoundValue, property: string, format: SdItem["format"]): SdValue | null {
    switch (value.kind) {
      case "text":
        return value.text;
      case "url":
        return linkValue(value.text, property, format);
      case "range":
        return reader.rangeText(value.from, value.to);
      case "item":
        return build(items[value.item]!);
    }
  }
  function build(item: FoundItem): SdItem | null {
    // itemref can make an item its own value.
    if (building.has(item)) return null;
    building.add(item);
    const props: Record<string, SdValue[]> = {};
    for (const property of [...item.properties, ...referred(semantics, item)]) {
      for (const name of property.names) {
        const value = valueOf(property.value, shortName(name), item.format);
        if (value !== null) addTo(props, shortName(name), [value]);
      }
    }
    building.delete(item);
    return { format: item.format, types: item.types.map(shortName), id: idOf(item, reader), props };
  }
  return items
    .filter((item) => !item.isValue)
    .flatMap((item) => build(item) ?? [])
    .filter((item) => item.types.length > 0 || Object.keys(item.props).length > 0 || item.format === "microdata");
}

const idOf = (item: FoundItem, { base }: ItemReader): string | null =>
  item.id === null ? null : nodeAddress(item.id, base, 0);

/** Names that entities of any syntax bear on this page. */
function nodeNames(semantics: SemanticsState, reader: ItemReader): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = ({ id, props }: SdItem): void => {
    if (id !== null) names.add(id);
    for (const values of Object.values(props)) for (const value of values) if (typeof value === "object") visit(value);
  };
  reader.known.forEach(visit);
  for (const item of semantics.items) {
    const id = idOf(item, reader);
    if (id !== null) names.add(id);
  }
  return names;
}
