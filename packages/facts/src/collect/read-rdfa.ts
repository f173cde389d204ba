import { attribute, type AttributeTable, hasAttribute, readAttribute } from "../html/attribute-table.ts";
import { tag } from "../html/tags.ts";
import { detach } from "../text/characters.ts";
import { closesRdfa, closesRdfaText } from "./closing.ts";
import type { PageState } from "./page-state.ts";
import { words } from "./read-microdata.ts";
import type { FoundValue } from "./semantics-state.ts";

const typeOf = attribute("typeof");
const property = attribute("property");
const resource = attribute("resource");
const about = attribute("about");
const content = attribute("content");
const href = attribute("href");
const src = attribute("src");
const datetime = attribute("datetime");
const meta = tag("meta");

function attributeValue(attributes: AttributeTable): FoundValue | null {
  for (const id of [content, datetime]) {
    const text = readAttribute(attributes, id);
    if (text !== null) return { kind: "text", text: detach(text) };
  }
  for (const id of [resource, href, src]) {
    const url = readAttribute(attributes, id);
    if (url !== null) return { kind: "url", text: detach(url) };
  }
  return null;
}

/**
 * Reads typeof and property (RDFa Lite) of an element being opened; returns what is to be done when it closes.
 * Properties outside any typeof, such as Open Graph's, are none of an item.
 */
export function readRdfa(state: PageState, tagId: number, attributes: AttributeTable): number {
  const { semantics } = state;
  const owner = semantics.openRdfa.at(-1) ?? -1;
  const names = tagId === meta && owner < 0 ? [] : words(readAttribute(attributes, property));
  const isProperty = names.length > 0 && owner >= 0;
  let closing = 0;
  let value: FoundValue | null = null;
  if (hasAttribute(attributes, typeOf)) {
    const id = readAttribute(attributes, resource) ?? readAttribute(attributes, about);
    const types = words(readAttribute(attributes, typeOf));
    semantics.items.push({
      format: "rdfa",
      types,
      id: id === null ? null : detach(id),
      refs: [],
      isValue: isProperty,
      at: ++semantics.order,
      properties: [],
    });
    const item = semantics.items.length - 1;
    semantics.openRdfa.push(item);
    closing |= closesRdfa;
    value = { kind: "item", item };
  }
  if (!isProperty) return closing;
  value ??= attributeValue(attributes);
  if (value === null) {
    const text = { kind: "range" as const, from: state.flow.length, to: state.flow.length };
    semantics.openTexts.push(text);
    value = text;
    closing |= closesRdfaText;
  }
  semantics.items[owner]!.properties.push({ names, owner, at: semantics.order, value });
  return closing;
}
