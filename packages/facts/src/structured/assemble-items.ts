import type { FoundItem, FoundValue, SemanticsState } from "../collect/semantics-state.ts";
import type { SdItem, SdValue } from "../structured-data.ts";
import type { PageResolver } from "../url/page-resolver.ts";
import { createPropertyReader } from "./read-item-properties.ts";
import { deepestMarkup, type MarkupBudget } from "./markup-budget.ts";
import { addTo, mayName, nodeAddress } from "./node-address.ts";
import { shortName } from "./short-name.ts";

export interface ItemReader {
  resolver: PageResolver;
  /** What relative names of entities resolve against. */
  base: string;
  /** Entities of the page's JSON-LD, which links may name. */
  known: readonly SdItem[];
  rangeText: (from: number, to: number) => string;
  budget: MarkupBudget;
}

/** Microdata and RDFa entities that are no other entity's value, as plain data. */
export function assembleItems(semantics: SemanticsState, reader: ItemReader): SdItem[] {
  const { items } = semantics;
  if (items.length === 0) return [];
  const { budget } = reader;
  const names = nodeNames(semantics, reader);
  const propertiesOf = createPropertyReader(semantics, budget);
  const building = new Set<FoundItem>();
  /** A link to an entity of the page is that entity, not an address. */
  function linkValue(text: string, property: string, format: SdItem["format"]): SdValue {
    const id = names.size > 0 && mayName(property) ? nodeAddress(text, reader.base, 0) : "";
    if (names.has(id)) return { format, types: [], id, props: {} };
    return reader.resolver.resolve(text) ?? text;
  }
  function valueOf(value: FoundValue, property: string, format: SdItem["format"]): SdValue | null {
    if (value.kind === "item") return build(items[value.item]!, property);
    const text =
      value.kind === "text"
        ? value.text
        : value.kind === "url"
          ? linkValue(value.text, property, format)
          : reader.rangeText(value.from, value.to);
    return budget.take(property.length + sizeOf(text)) ? text : null;
  }
  function build(item: FoundItem, under = ""): SdItem | null {
    // itemref can make an item its own value.
    if (building.has(item)) return null;
    const [types, id] = [item.types.map(shortName), idOf(item, reader)];
    const size = under.length + (id?.length ?? 0) + types.reduce((sum, type) => sum + type.length, 0);
    if (!budget.take(size) || (building.size >= deepestMarkup && !budget.refuse())) return null;
    building.add(item);
    const props: Record<string, SdValue[]> = {};
    for (const property of propertiesOf(item)) {
      if (budget.spent()) break;
      for (const name of property.names.slice(0, mostNames)) {
        const value = valueOf(property.value, shortName(name), item.format);
        if (value !== null) addTo(props, shortName(name), [value]);
      }
    }
    building.delete(item);
    return { format: item.format, types, id, props };
  }
  return items
    .filter((item) => !item.isValue)
    .flatMap((item) => (budget.spent() ? [] : (build(item) ?? [])))
    .filter((item) => item.types.length > 0 || Object.keys(item.props).length > 0 || item.format === "microdata");
}

/** One value is seldom called by more than three names. */
const mostNames = 100;

const sizeOf = (value: SdValue): number =>
  typeof value === "string" ? value.length : typeof value === "object" ? (value.id?.length ?? 0) : 0;

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
