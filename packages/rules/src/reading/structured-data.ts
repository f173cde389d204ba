import type { SdItem, SdValue, StructuredDataFacts } from "@audit/facts";
import { isSchemaType } from "../knowledge/schema-names.ts";
import { forLast } from "./for-last.ts";
import { buildGraph } from "./graph/entity-graph.ts";
import { remembered } from "../remembered.ts";
import { collapsed } from "./words.ts";

/** An entity and the way to it, e.g. "json-ld Product > offers". */
export interface PlacedItem {
  readonly item: SdItem;
  readonly at: string;
  /** The property that holds it; null at the top level. */
  readonly under: string | null;
}

/** Top-level entities of the page's graph, all syntaxes merged. Entities may point at each other in circles. */
export const topItems = forLast((data: StructuredDataFacts): readonly SdItem[] => buildGraph(data.items));

/** Every entity of the page once, nearest to the top first, each with its place. */
export const everyItem = forLast((data: StructuredDataFacts): readonly PlacedItem[] => placeItems(topItems(data)));

/** Types of a page's entities, and which families of types were found among them: most pages of a site have the same. */
interface Typed {
  readonly types: ReadonlySet<string>;
  /** All of them are types of the vocabulary. */
  readonly areKnown: boolean;
  readonly families: Map<ReadonlySet<string>, boolean>;
}

const typedOn = forLast((data: StructuredDataFacts): Typed => {
  let names = "";
  for (const { item } of everyItem(data)) for (const type of item.types) names += `${type}\n`;
  return typedBy(names);
});

const typedBy = remembered((names): Typed => {
  const types = new Set(names.split("\n").filter(Boolean));
  return { types, areKnown: [...types].every(isSchemaType), families: new Map() };
});

/** Every type that an entity of the page has: most pages have few, and dozens of rules look for one. */
export const typesOn = (data: StructuredDataFacts): ReadonlySet<string> => typedOn(data).types;

/** True when all types on the page are types of schema.org. */
export const hasKnownTypes = (data: StructuredDataFacts): boolean => typedOn(data).areKnown;

/**
 * True when an entity of the page has any of the types.
 * @param family a list that is made once: what is told of it is kept.
 */
export function hasTypeOn(data: StructuredDataFacts, family: ReadonlySet<string>): boolean {
  const { types, families } = typedOn(data);
  let has = families.get(family);
  if (has === undefined) families.set(family, (has = haveCommon(types, family)));
  return has;
}

function haveCommon(few: ReadonlySet<string>, many: ReadonlySet<string>): boolean {
  for (const one of few) if (many.has(one)) return true;
  return false;
}

const NOWHERE: readonly PlacedItem[] = [];

/** Entities of the page that have any of the types, nearest to the top first. */
export const itemsOfType = (data: StructuredDataFacts, types: ReadonlySet<string>): readonly PlacedItem[] =>
  hasTypeOn(data, types) ? everyItem(data).filter(({ item }) => hasType(item, types)) : NOWHERE;

function placeItems(top: readonly SdItem[]): readonly PlacedItem[] {
  const found: Placed[] = top.map((item) => new Placed(item, null, null));
  const seen = new Set(top);
  for (const placed of found) {
    const { props } = placed.item;
    for (const name of Object.keys(props)) {
      for (const value of props[name]!) {
        if (!isItem(value) || seen.has(value)) continue;
        seen.add(value);
        found.push(new Placed(value, name, placed));
      }
    }
  }
  return found;
}

/** Only evidence names the way to an entity, so it is put together when asked for. */
class Placed implements PlacedItem {
  readonly item: SdItem;
  readonly under: string | null;
  private readonly above: Placed | null;

  constructor(item: SdItem, under: string | null, above: Placed | null) {
    this.item = item;
    this.under = under;
    this.above = above;
  }

  get at(): string {
    return this.above === null ? placeOf(this.item) : `${this.above.at} > ${this.under}`;
  }
}

/** Name of an entity for evidence: its syntax and types. */
export const placeOf = (item: SdItem): string => `${item.format} ${item.types.join("+") || "entity without type"}`;

export const isItem = (value: SdValue): value is SdItem => typeof value === "object";

export function hasType(item: SdItem, types: ReadonlySet<string>): boolean {
  for (const type of item.types) if (types.has(type)) return true;
  return false;
}

/** Raw values of a property; empty when absent. */
export function valuesOf({ props }: SdItem, name: string): readonly SdValue[] {
  // What every object has by birth ("constructor", "__proto__") is no list.
  const values: unknown = props[name];
  return Array.isArray(values) ? values : NONE;
}

const NONE: readonly SdValue[] = [];

/** Nested entities of a property. */
export function itemsOf(item: SdItem, name: string): readonly SdItem[] {
  const values = valuesOf(item, name);
  if (values.length === 0) return NO_ITEMS;
  return values.filter(isItem);
}

const NO_ITEMS: readonly SdItem[] = [];

/** Text of a value: a plain value as written, an entity by its name; "" when there is none. White space collapsed. */
export function textOf(value: SdValue | undefined): string {
  if (value === undefined) return "";
  if (!isItem(value)) return plain(value);
  for (const name of valuesOf(value, "name")) {
    const text = plain(name);
    if (text !== "") return text;
  }
  return "";
}

/** What is read of a property's values, without what says nothing. */
function readNonEmpty(item: SdItem, name: string, read: (value: SdValue) => string): readonly string[] {
  const values = valuesOf(item, name);
  if (values.length === 0) return NO_TEXTS;
  const found: string[] = [];
  for (const value of values) {
    const text = read(value);
    if (text !== "") found.push(text);
  }
  return found;
}

const NO_TEXTS: readonly string[] = [];

/** Non-empty texts of a property. */
export const textsOf = (item: SdItem, name: string): readonly string[] => readNonEmpty(item, name, textOf);

/** True when the property has a text. */
export function hasText(item: SdItem, name: string): boolean {
  for (const value of valuesOf(item, name)) if (textOf(value) !== "") return true;
  return false;
}

/** First non-empty text over the given properties, or "". */
export function firstText(item: SdItem, ...names: readonly string[]): string {
  for (const name of names) {
    for (const value of valuesOf(item, name)) {
      const text = textOf(value);
      if (text !== "") return text;
    }
  }
  return "";
}

/** Address of a value: a text as written, or the address an entity (ImageObject, WebPage ...) carries; "" when none. */
export function addressOf(value: SdValue): string {
  if (!isItem(value)) return plain(value);
  for (const name of ADDRESSES) {
    for (const one of valuesOf(value, name)) {
      const address = plain(one);
      if (address !== "") return address;
    }
  }
  return value.id ?? "";
}

const ADDRESSES = ["contentUrl", "url", "thumbnailUrl"] as const;

/**
 * True when a JSON-LD block can't be read: what seems to be missing may be in it.
 * @param asked types that are looked for: a block whose writing alone is wrong tells whether it holds one
 */
export const hasUnreadBlock = (
  { blocks, byScript }: StructuredDataFacts,
  asked: ReadonlySet<string> | null = null,
): boolean =>
  byScript === true ||
  blocks.some(
    ({ valid, repair }) =>
      !valid && (asked === null || repair === undefined || typesIn(repair.repaired).some((type) => asked.has(type))),
  );

/** Every type that a block of JSON names, at any depth. */
export const typesIn = (json: string): readonly string[] =>
  [...json.matchAll(/"@type"\s*:\s*(\[[^\]]*\]|"[^"]*")/g)].flatMap(([, written = ""]) =>
    [...written.matchAll(/"([^"]+)"/g)].map(([, type = ""]) => type.replace(/^.*[/:#]/, "")),
  );

/** Reason of doubt for such pages. */
export const UNREAD_DOUBT = "A JSON-LD block can't be read, or a script writes it; what is missing may be in it.";

/** Non-empty addresses of a property. */
export const addressesOf = (item: SdItem, name: string): readonly string[] => readNonEmpty(item, name, addressOf);

/** True when the property has an address. */
export function hasAddress(item: SdItem, name: string): boolean {
  for (const value of valuesOf(item, name)) if (addressOf(value) !== "") return true;
  return false;
}

/** True when the property holds a text or an entity that says something. */
export const says = (item: SdItem, name: string): boolean =>
  valuesOf(item, name).some((value) => (isItem(value) ? Object.keys(value.props).length > 0 : plain(value) !== ""));

function plain(value: SdValue): string {
  if (typeof value === "string") return collapsed(value);
  return isItem(value) ? "" : String(value);
}
