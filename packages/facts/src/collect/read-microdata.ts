import { attribute, type AttributeTable, hasAttribute, readAttribute } from "../html/attribute-table.ts";
import { tag } from "../html/tags.ts";
import { closesMicrodata, closesText } from "./closing.ts";
import type { PageState } from "./page-state.ts";
import type { FoundProperty, FoundValue } from "./semantics-state.ts";

const itemscope = attribute("itemscope");
const itemtype = attribute("itemtype");
const itemid = attribute("itemid");
const itemref = attribute("itemref");
const itemprop = attribute("itemprop");
const content = attribute("content");

/** The attribute that holds the value of a property, by element (HTML standard, "Values": section 5.2.4). */
const urlAttributeOf = new Map<number, number>([
  ...["audio", "embed", "iframe", "img", "source", "track", "video"].map(
    (name) => [tag(name), attribute("src")] as const,
  ),
  ...["a", "area", "link"].map((name) => [tag(name), attribute("href")] as const),
  [tag("object"), attribute("data")],
]);
const textAttributeOf = new Map<number, number>([
  [tag("meta"), content],
  [tag("data"), attribute("value")],
  [tag("meter"), attribute("value")],
  [tag("time"), attribute("datetime")],
]);

/** Tokens between white space; most attributes hold one. */
export function words(value: string | null): string[] {
  if (value === null || value === "") return [];
  return /[\t\n\f\r ]/.test(value) ? value.split(/[\t\n\f\r ]+/).filter((word) => word !== "") : [value];
}

function attributeValue(tagId: number, attributes: AttributeTable): FoundValue | null {
  const textAttribute = textAttributeOf.get(tagId);
  const urlAttribute = urlAttributeOf.get(tagId);
  if (urlAttribute !== undefined) {
    return { kind: "url", text: readAttribute(attributes, urlAttribute) ?? "" };
  }
  const text = textAttribute === undefined ? null : readAttribute(attributes, textAttribute);
  if (text !== null) return { kind: "text", text };
  // Not in the standard, but Google reads content on any element.
  const written = readAttribute(attributes, content);
  if (written !== null) return { kind: "text", text: written };
  return tagId === tag("meta") ? { kind: "text", text: "" } : null;
}

function openItem(state: PageState, attributes: AttributeTable, isValue: boolean): number {
  const { semantics } = state;
  const refs = words(readAttribute(attributes, itemref));
  if (refs.length > 0) semantics.hasRefs = true;
  const id = readAttribute(attributes, itemid);
  semantics.items.push({
    format: "microdata",
    types: words(readAttribute(attributes, itemtype)),
    id,
    refs,
    isValue,
    at: semantics.order,
    properties: [],
  });
  return semantics.items.length - 1;
}

/** Reads itemscope and itemprop of an element being opened; returns what is to be done when it closes. */
export function readMicrodata(state: PageState, tagId: number, attributes: AttributeTable): number {
  const { semantics } = state;
  const names = words(readAttribute(attributes, itemprop));
  const scope = hasAttribute(attributes, itemscope);
  const owner = semantics.openMicrodata.at(-1) ?? -1;
  const at = ++semantics.order;
  let closing = 0;
  let value: FoundValue | null = null;
  if (scope) {
    const item = openItem(state, attributes, names.length > 0);
    semantics.openMicrodata.push(item);
    closing |= closesMicrodata;
    value = { kind: "item", item };
  } else if (names.length > 0) value = attributeValue(tagId, attributes);
  if (names.length === 0) return closing;
  if (value === null) {
    const text = { kind: "range" as const, from: state.flow.length, to: state.flow.length };
    semantics.openTexts.push(text);
    value = text;
    closing |= closesText;
  }
  const property: FoundProperty = { names, owner, at, value };
  (owner < 0 ? semantics.loose : semantics.items[owner]!.properties).push(property);
  return closing;
}
