import type { Draft } from "../draft.ts";
import type { SdBlock, SdItem, SdValue } from "../structured-data.ts";
import { detach } from "../text/characters.ts";
import { findJsonFault } from "./json-fault.ts";
import { type Context, contextWithin, emptyContext, expandName, termFor } from "./json-ld-context.ts";
import { deepestMarkup, type MarkupBudget } from "./markup-budget.ts";
import { addTo, mayName, nodeAddress } from "./node-address.ts";
import { repairJson } from "./repair-json.ts";

const excerptLength = 300;

type JsonObject = Record<string, unknown>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** Keywords that carry no property of the entity. */
const keywords = new Set([
  "@context",
  "@type",
  "@id",
  "@graph",
  "@reverse",
  "@included",
  "@nest",
  "@index",
  "@language",
]);

/** Where the entities of one block go, and what their names are made of. */
interface Reading {
  readonly items: Draft<SdItem>[];
  /** Counted from 1; keeps the block's own names apart from other blocks'. */
  readonly block: number;
  readonly budget: MarkupBudget;
  nameless: number;
}

const nodeName = (written: string, { base }: Context, { block }: Reading): string => nodeAddress(written, base, block);

function typesOf(value: unknown, context: Context, { budget }: Reading): string[] {
  return asList(value)
    .filter((type) => typeof type === "string")
    .map((type) => expandName(type, context))
    .filter((type) => budget.take(type.length));
}

/** Adds what a value says; `depth` counts the lists and objects around it. */
function addValue(values: Draft<SdValue>[], value: unknown, under: Under, depth: number, reading: Reading): void {
  if (depth > deepestMarkup) return void reading.budget.refuse();
  if (Array.isArray(value)) {
    for (const part of value) addValue(values, part, under, depth + 1, reading);
  } else if (isObject(value)) addObject(values, value, under, depth, reading);
  else if (typeof value === "string" && under.term?.isName === true && mayName(under.property)) {
    const id = nodeName(value, under.context, reading);
    if (reading.budget.take(under.property.length + id.length))
      values.push({ format: "json-ld", types: [], id, props: {} });
  } else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    const size = typeof value === "string" ? value.length : 0;
    if (reading.budget.take(under.property.length + size)) values.push(value);
  }
}

/** Where a value stands. */
interface Under {
  readonly property: string;
  readonly term: ReturnType<typeof termFor>;
  readonly context: Context;
}

const wrappers = ["@value", "@list", "@set"];

function addObject(values: Draft<SdValue>[], value: JsonObject, under: Under, depth: number, reading: Reading): void {
  for (const wrapper of wrappers)
    if (wrapper in value) return addValue(values, value[wrapper], under, depth + 1, reading);
  if (under.term?.isMap) return addValue(values, Object.values(value), under, depth + 1, reading);
  if (reading.budget.take(under.property.length)) values.push(readNode(value, under.context, depth + 1, reading));
}

function contextOf(node: JsonObject, around: Context, { budget }: Reading): Context {
  const own = node["@context"];
  const isInline = typeof own === "object" && own !== null;
  return isInline && !budget.takeContext() ? around : contextWithin(around, own);
}

function readNode(node: JsonObject, around: Context, depth: number, reading: Reading): Draft<SdItem> {
  const context = contextOf(node, around, reading);
  const item: Draft<SdItem> = { format: "json-ld", types: [], id: null, props: {} };
  for (const key of Object.keys(node)) {
    const value = node[key];
    const name = expandName(key, context);
    if (name === "@id") item.id = typeof value === "string" ? nodeName(value, context, reading) : item.id;
    else if (name === "@type") item.types = typesOf(value, context, reading);
    else if (name === "@included") addEntities(reading, value, context, depth + 1);
    else if (keywords.has(name)) continue;
    else readProperty(item, { property: name, term: termFor(key, context), context }, value, depth, reading);
  }
  const reverse = node["@reverse"];
  if (isObject(reverse)) {
    for (const [key, value] of Object.entries(reverse))
      addReversed(item, { property: expandName(key, context), term: undefined, context }, value, depth, reading);
  }
  return item;
}

function readProperty(item: Draft<SdItem>, under: Under, value: unknown, depth: number, reading: Reading): void {
  if (under.term?.isReverse) return addReversed(item, under, value, depth, reading);
  const values: Draft<SdValue>[] = [];
  addValue(values, value, under, depth, reading);
  addTo(item.props, under.property, values);
}

/** `@reverse` says of another entity that it points here: that one joins the top level with a reference to this one. */
function addReversed(item: Draft<SdItem>, under: Under, value: unknown, depth: number, reading: Reading): void {
  item.id ??= `_:${reading.block}.here${++reading.nameless}`;
  const named = { ...under, term: { name: under.property, isReverse: false, isName: true, isMap: false } };
  const from: Draft<SdValue>[] = [];
  addValue(from, value, named, depth, reading);
  for (const other of from) {
    if (typeof other !== "object") continue;
    addTo(other.props, under.property, [{ format: "json-ld", types: [], id: item.id, props: {} }]);
    reading.items.push(other);
  }
}

/** Top-level entities: members of arrays and of @graph count as top-level. */
function addEntities(reading: Reading, value: unknown, around: Context, depth: number): void {
  if (depth > deepestMarkup) return void reading.budget.refuse();
  if (Array.isArray(value)) {
    for (const part of value) addEntities(reading, part, around, depth + 1);
    return;
  }
  if (!isObject(value) || !reading.budget.take(0)) return;
  const graph = value["@graph"];
  const item = readNode(value, around, depth, reading);
  if (graph === undefined || item.types.length > 0 || Object.keys(item.props).length > 0) reading.items.push(item);
  if (graph !== undefined) addEntities(reading, graph, contextOf(value, around, reading), depth + 1);
}

function hasContext(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((part) => isObject(part) && hasContext(part));
  return isObject(value) && value["@context"] !== undefined;
}

/** Wrappers that search engines forgive though JSON.parse doesn't, each with comment signs around or not. */
const openers = ["<!--", "<![CDATA[", "//<![CDATA[", "// <![CDATA[", "/*<![CDATA[*/", "/* <![CDATA[ */"];
const closers = ["//]]>", "// ]]>", "/*]]>*/", "/* ]]> */", "//-->", "// -->", "-->", "]]>"];

function unwrap(raw: string): string | null {
  const text = raw.trim();
  const opener = openers.find((start) => text.startsWith(start));
  if (opener === undefined) return null;
  const closer = closers.find((end) => text.endsWith(end)) ?? "";
  return text.slice(opener.length, text.length - closer.length);
}

function parseLeniently(raw: string): unknown {
  const inner = unwrap(raw);
  if (inner === null) return undefined;
  try {
    return JSON.parse(inner);
  } catch {
    return undefined;
  }
}

function faultyBlock(raw: string, error: unknown, value: unknown): SdBlock {
  const fault = findJsonFault(raw);
  const message = (error instanceof Error ? error.message : String(error)).replace(/ \(line \d+ column \d+\)$/, "");
  const from = Math.max(0, fault.at - excerptLength / 2);
  const repair = repairJson(raw.trim());
  return {
    valid: false,
    error: detach(`${message} (line ${fault.line}, column ${fault.column})`),
    excerpt: detach(raw.slice(from, from + excerptLength).trim()),
    hasContext: value === undefined ? raw.includes('"@context"') : hasContext(value),
    ...(repair === null ? {} : { repair: { written: detach(repair.written), repaired: detach(repair.repaired) } }),
  };
}

/**
 * Reads the text of one application/ld+json script. A block is valid only when JSON.parse takes it as it stands;
 * entities of a block wrapped in HTML comments or CDATA are still read, as search engines do.
 * @param base what relative names of entities resolve against.
 * @param block the block's number on the page, from 1.
 * @param budget room that all syntaxes of the page share.
 */
export function readJsonLd(
  raw: string,
  items: Draft<SdItem>[],
  { base, block, budget }: { readonly base: string; readonly block: number; readonly budget: MarkupBudget },
): SdBlock {
  const read = (value: unknown): void =>
    addEntities({ items, block, budget, nameless: 0 }, value, emptyContext(base), 0);
  try {
    const value: unknown = JSON.parse(raw);
    read(value);
    return {
      valid: true,
      error: null,
      excerpt: detach(raw.trim().slice(0, excerptLength)),
      hasContext: hasContext(value),
    };
  } catch (error) {
    const value = parseLeniently(raw);
    if (value !== undefined) read(value);
    return faultyBlock(raw, error, value);
  }
}
