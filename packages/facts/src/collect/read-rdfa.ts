import { attribute, type AttributeTable, hasAttribute, readAttribute } from "../html/attribute-table.ts";
import { tag } from "../html/tags.ts";
import { closesRdfa, closesRdfaNames, closesRdfaText } from "./closing.ts";
import type { PageState } from "./page-state.ts";
import { words } from "./read-microdata.ts";
import type { FoundValue, RdfaNames } from "./semantics-state.ts";

const typeOf = attribute("typeof");
const property = attribute("property");
const resource = attribute("resource");
const about = attribute("about");
const content = attribute("content");
const href = attribute("href");
const src = attribute("src");
const datetime = attribute("datetime");
const vocab = attribute("vocab");
const prefix = attribute("prefix");
const meta = tag("meta");

const schemaOrg = /^(?:https?:)?\/\/(?:www\.)?schema\.org\/?$/i;
const undeclared: RdfaNames = { vocabulary: "", prefixes: new Map() };

/** Each element that declares some copies those around it. */
const mostPrefixes = 50;

function declaredNames(around: RdfaNames, attributes: AttributeTable): RdfaNames {
  const written = readAttribute(attributes, vocab)?.trim();
  const pairs = words(readAttribute(attributes, prefix));
  const prefixes = new Map(around.prefixes);
  for (let at = 0; at + 1 < pairs.length && prefixes.size < mostPrefixes; at += 2)
    prefixes.set(pairs[at]!.replace(/:$/, "").toLowerCase(), pairs[at + 1]!);
  const vocabulary = written === undefined ? around.vocabulary : schemaOrg.test(written) ? "" : written;
  return { vocabulary, prefixes };
}

/** Names with their vocabulary's full address, except those that stand for schema.org's. */
function fullNames(written: readonly string[], { vocabulary, prefixes }: RdfaNames): string[] {
  return written.map((name) => {
    const colon = name.indexOf(":");
    if (colon < 0) return vocabulary + name;
    const start = prefixes.get(name.slice(0, colon).toLowerCase());
    return start === undefined ? name : start + name.slice(colon + 1);
  });
}

function attributeValue(attributes: AttributeTable): FoundValue | null {
  for (const id of [content, datetime]) {
    const text = readAttribute(attributes, id);
    if (text !== null) return { kind: "text", text };
  }
  for (const id of [resource, href, src]) {
    const url = readAttribute(attributes, id);
    if (url !== null) return { kind: "url", text: url };
  }
  return null;
}

/** What a typed element, or one that only says what it is about, is named: RDFa takes its link when it is a value. */
function nameOf(attributes: AttributeTable, isValue: boolean): string | null {
  for (const id of isValue ? [resource, href, src] : [about, resource]) {
    const written = readAttribute(attributes, id);
    if (written !== null) return written;
  }
  return null;
}

function openItem(state: PageState, attributes: AttributeTable, isValue: boolean, names: RdfaNames): number {
  const { semantics } = state;
  const types = fullNames(words(readAttribute(attributes, typeOf)), names);
  const id = nameOf(attributes, isValue);
  semantics.items.push({ format: "rdfa", types, id, refs: [], isValue, at: ++semantics.order, properties: [] });
  const item = semantics.items.length - 1;
  semantics.openRdfa.push(item);
  return item;
}

/**
 * Reads RDFa Lite (vocab, prefix, typeof, property, resource) of an element being opened; returns what is to be done
 * when it closes. Properties outside any entity, such as Open Graph's, are none of an item.
 */
export function readRdfa(state: PageState, tagId: number, attributes: AttributeTable): number {
  const { semantics } = state;
  let closing = 0;
  if (hasAttribute(attributes, vocab) || hasAttribute(attributes, prefix)) {
    semantics.openNames.push(declaredNames(semantics.openNames.at(-1) ?? undeclared, attributes));
    closing |= closesRdfaNames;
  }
  const names = semantics.openNames.at(-1) ?? undeclared;
  const owner = semantics.openRdfa.at(-1) ?? -1;
  const properties = tagId === meta && owner < 0 ? [] : fullNames(words(readAttribute(attributes, property)), names);
  const isProperty = properties.length > 0 && owner >= 0;
  let value: FoundValue | null = null;
  const isAbout = properties.length === 0 && (hasAttribute(attributes, resource) || hasAttribute(attributes, about));
  if (hasAttribute(attributes, typeOf) || (isAbout && semantics.openNames.length > 0)) {
    value = { kind: "item", item: openItem(state, attributes, isProperty, names) };
    closing |= closesRdfa;
  }
  if (!isProperty) return closing;
  value ??= attributeValue(attributes);
  if (value === null) {
    const text = { kind: "range" as const, from: state.flow.length, to: state.flow.length };
    semantics.openTexts.push(text);
    value = text;
    closing |= closesRdfaText;
  }
  semantics.items[owner]!.properties.push({ names: properties, owner, at: semantics.order, value });
  return closing;
}
