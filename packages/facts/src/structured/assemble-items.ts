import type { FoundItem, FoundProperty, FoundValue, SemanticsState } from "../collect/semantics-state.ts";
import type { SdItem, SdValue } from "../structured-data.ts";
import type { PageResolver } from "../url/page-resolver.ts";
import { shortName } from "./short-name.ts";

export interface ItemReader {
  resolver: PageResolver;
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
  const building = new Set<FoundItem>();
  function valueOf(value: FoundValue): SdValue | null {
    switch (value.kind) {
      case "text":
        return value.text;
      case "url":
        return reader.resolver.resolve(value.text) ?? value.text;
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
      const value = valueOf(property.value);
      if (value === null) continue;
      for (const name of property.names) if (name !== "__proto__") (props[shortName(name)] ??= []).push(value);
    }
    building.delete(item);
    return { format: item.format, types: item.types.map(shortName), id: item.id, props };
  }
  return items.filter((item) => !item.isValue).flatMap((item) => build(item) ?? []);
}
