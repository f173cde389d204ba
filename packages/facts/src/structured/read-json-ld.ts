import type { SdBlock, SdItem, SdValue } from "../structured-data.ts";
import { detach } from "../text/characters.ts";
import { findJsonFault } from "./json-fault.ts";
import { shortName } from "./short-name.ts";

const deepest = 30;
const excerptLength = 300;

type JsonObject = Record<string, unknown>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

function typesOf(node: JsonObject): string[] {
  return asList(node["@type"])
    .filter((type) => typeof type === "string")
    .map(shortName);
}

/** Keywords that carry no property of the entity. */
const keywords = new Set(["@context", "@type", "@id", "@graph", "@reverse", "@index", "@language", "@base", "@vocab"]);

function addValue(values: SdValue[], value: unknown, depth: number): void {
  if (depth > deepest) return;
  if (Array.isArray(value)) {
    for (const part of value) addValue(values, part, depth + 1);
  } else if (isObject(value)) addObject(values, value, depth);
  else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") values.push(value);
}

function addObject(values: SdValue[], value: JsonObject, depth: number): void {
  for (const wrapper of ["@value", "@list", "@set"])
    if (wrapper in value) return addValue(values, value[wrapper], depth + 1);
  values.push(readNode(value, depth + 1));
}

function readNode(node: JsonObject, depth: number): SdItem {
  const props: Record<string, SdValue[]> = {};
  for (const [key, value] of Object.entries(node)) {
    if (keywords.has(key)) continue;
    const values: SdValue[] = [];
    addValue(values, value, depth);
    // Assigning "__proto__" would set the prototype instead of a property.
    if (values.length > 0 && key !== "__proto__") props[shortName(key)] = values;
  }
  const id = node["@id"];
  return { format: "json-ld", types: typesOf(node), id: typeof id === "string" ? id : null, props };
}

/** Top-level entities: members of arrays and of @graph count as top-level. */
function addEntities(items: SdItem[], value: unknown, depth: number): void {
  if (depth > deepest) return;
  if (Array.isArray(value)) {
    for (const part of value) addEntities(items, part, depth + 1);
    return;
  }
  if (!isObject(value)) return;
  const graph = value["@graph"];
  const item = readNode(value, 0);
  if (graph === undefined || item.types.length > 0 || Object.keys(item.props).length > 0) items.push(item);
  if (graph !== undefined) addEntities(items, graph, depth + 1);
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
  return {
    valid: false,
    error: detach(`${message} (line ${fault.line}, column ${fault.column})`),
    excerpt: detach(raw.slice(from, from + excerptLength).trim()),
    hasContext: value === undefined ? raw.includes('"@context"') : hasContext(value),
  };
}

/**
 * Reads the text of one application/ld+json script. A block is valid only when JSON.parse takes it as it stands;
 * entities of a block wrapped in HTML comments or CDATA are still read, as search engines do.
 */
export function readJsonLd(raw: string, items: SdItem[]): SdBlock {
  try {
    const value: unknown = JSON.parse(raw);
    addEntities(items, value, 0);
    return {
      valid: true,
      error: null,
      excerpt: detach(raw.trim().slice(0, excerptLength)),
      hasContext: hasContext(value),
    };
  } catch (error) {
    const value = parseLeniently(raw);
    if (value !== undefined) addEntities(items, value, 0);
    return faultyBlock(raw, error, value);
  }
}
