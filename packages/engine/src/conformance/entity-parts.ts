import type { PageFacts, SdItem, SdValue } from "@audit/facts";

const VOCABULARY = /^https?:\/\/(www\.)?schema\.org\//i;
const collapse = (text: string): string => text.replace(/\s+/g, " ").trim();
const bare = (name: string): string => name.replace(VOCABULARY, "");

/** A value as both sides may write it: white space collapsed, addresses absolute. */
export function plain(value: unknown, base: string): string {
  const text = collapse(String(value));
  return /^(\.{0,2}\/|[\w%./-]+\.(html?|jpe?g|png|svg)$)/i.test(text)
    ? (URL.parse(text, base)?.href ?? text)
    : bare(text);
}

/** Types and "property=value" of entities, nested ones included; each once, sorted. */
export function partsOfItems(items: readonly SdItem[], base: string): string[] {
  const parts = new Set<string>();
  const visit = (item: SdItem): void => {
    for (const type of item.types) parts.add(bare(type));
    for (const [name, values] of Object.entries(item.props)) for (const value of values) visitValue(name, value);
  };
  const visitValue = (name: string, value: SdValue): void => {
    if (typeof value === "object") visit(value);
    else if (plain(value, base) !== "") parts.add(`${bare(name)}=${plain(value, base)}`);
  };
  items.forEach(visit);
  return [...parts].sort();
}

/** The same of JSON-LD as it is written. */
export function partsOfJson(json: unknown, base: string): string[] {
  const parts = new Set<string>();
  const visit = (value: unknown, name: string | null): void => {
    if (Array.isArray(value)) return value.forEach((one) => visit(one, name));
    if (typeof value !== "object" || value === null) {
      if (name !== null && value !== null && plain(value, base) !== "")
        parts.add(`${bare(name)}=${plain(value, base)}`);
      return;
    }
    for (const [key, inner] of Object.entries(value)) {
      if (key === "@type") [inner].flat().forEach((type) => parts.add(bare(String(type))));
      else if (/^@(value|list|set|graph)$/.test(key)) visit(inner, key === "@graph" ? null : name);
      else if (!key.startsWith("@")) visit(inner, key);
    }
  };
  visit(json, null);
  return [...parts].sort();
}

interface Microdata {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly value?: string;
}

/** The same of microdata as extruct writes it: `{type, properties}`. */
export function partsOfMicrodata(items: readonly Microdata[], base: string): string[] {
  const parts = new Set<string>();
  const visit = ({ type, properties = {} }: Microdata): void => {
    for (const one of [type ?? []].flat()) parts.add(bare(one));
    for (const [name, value] of Object.entries(properties)) {
      for (const one of [value].flat()) {
        if (typeof one === "object" && one !== null) visit(one as Microdata);
        else if (plain(one, base) !== "") parts.add(`${bare(name)}=${plain(one, base)}`);
      }
    }
  };
  items.forEach(visit);
  return [...parts].sort();
}

export const itemsOf = ({ structuredData }: PageFacts, format: SdItem["format"]): SdItem[] =>
  structuredData.items.filter((item) => item.format === format);

/** Type names of entities, nested ones included; sorted. */
export const typesOf = (items: readonly SdItem[]): string[] =>
  partsOfItems(items, "https://page.example/").filter((part) => !part.includes("="));
