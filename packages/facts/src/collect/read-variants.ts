import type { VariantFact } from "../commerce-facts.ts";
import { detach } from "../text/characters.ts";
import { endOfJson } from "./cut-json.ts";

/** The variants of one product that a page's scripts hold, and the name that its address ends in. */
export interface FoundVariants {
  readonly handle: string | null;
  readonly variants: readonly VariantFact[];
}

/** A list of goods holds those of each; no page's own product has more variants, nor longer ones. */
const mostFound = 30;
const mostVariants = 250;
const mostBytes = 400_000;
const mostHandle = 200_000;
const mostName = 80;

const key = Buffer.from('"variants"');
const handleKey = Buffer.from('"handle":"');
const quote = 0x22;
const openList = 0x5b;
const isSpace = (code: number | undefined): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

type Values = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function textOf(values: Values, ...names: readonly string[]): string | null {
  for (const name of names) {
    const value = values[name];
    if (typeof value === "number") return String(value);
    if (typeof value === "string" && value.trim() !== "") return detach(value.trim().slice(0, mostName));
  }
  return null;
}

/** What shop systems call it: Shopify's pages and its Storefront API, WooCommerce, others that took over one of these. */
const stockNames = ["available", "availableForSale", "is_in_stock", "in_stock", "inStock"] as const;

/** The values that a variant has: "XS / red", or those of its attributes. */
function nameOf(values: Values): string | null {
  const { attributes } = values;
  if (!isObject(attributes)) return textOf(values, "public_title", "title", "name");
  const said = Object.values(attributes).filter((value) => typeof value === "string" && value !== "");
  return said.length === 0 ? null : detach(said.join(" / ").slice(0, mostName));
}

/** Shopify writes amounts in hundredths, and only Shopify writes the public title. */
function priceOf(values: Values): number | null {
  const amount = values["display_price"] ?? values["price"];
  const said = isObject(amount) ? amount["amount"] : amount;
  const read = typeof said === "string" ? Number(said) : said;
  if (typeof read !== "number" || !(read > 0)) return null;
  return "public_title" in values && typeof said === "number" ? read / 100 : read;
}

function variantOf(value: unknown): VariantFact | null {
  if (!isObject(value)) return null;
  const stock = stockNames.map((name) => value[name]).find((said) => typeof said === "boolean");
  if (typeof stock !== "boolean") return null;
  return {
    id: textOf(value, "id", "variation_id"),
    name: nameOf(value),
    sku: textOf(value, "sku"),
    price: priceOf(value),
    available: stock,
  };
}

/** Variants as a shop's system writes them: every one says whether it can be bought, else nothing is told of any. */
export function parseVariants(json: string): readonly VariantFact[] {
  if (json.length > mostBytes) return [];
  try {
    const list: unknown = JSON.parse(json);
    if (!Array.isArray(list) || list.length > mostVariants) return [];
    const found = list.map(variantOf);
    return found.every((variant) => variant !== null) ? found : [];
  } catch {
    return [];
  }
}

/** The product's name in its address, which stands in front of its variants. */
function handleBefore(script: Buffer, at: number): string | null {
  const before = script.subarray(Math.max(0, at - mostHandle), at);
  const found = before.lastIndexOf(handleKey);
  if (found < 0) return null;
  const start = found + handleKey.length;
  const end = before.indexOf(quote, start);
  return end < 0 || end - start > mostName * 3 ? null : before.toString("utf8", start, end);
}

/** Adds the variants of all products that a script holds, with their stock. */
export function collectVariants(found: FoundVariants[], bytes: Buffer, from: number, to: number): void {
  // A page of many scripts would be searched to its end for each.
  const script = bytes.subarray(from, to);
  for (let at = script.indexOf(key); at >= 0; at = script.indexOf(key, at + 1)) {
    if (found.length >= mostFound) return;
    let start = at + key.length;
    while (isSpace(script[start]) || script[start] === 0x3a) start++;
    if (script[start] !== openList) continue;
    const end = endOfJson(script, start, Math.min(script.length, start + mostBytes));
    // Whatever follows would be scanned over and over.
    if (end < 0) return;
    const variants = parseVariants(script.toString("utf8", start, end));
    if (variants.length > 0) found.push({ handle: handleBefore(script, at), variants });
    at = end;
  }
}

function lastOf(url: string): string {
  const last = (URL.parse(url)?.pathname ?? "")
    .split("/")
    .findLast((part) => part !== "" && !/^index\.\w+$/.test(part));
  try {
    return decodeURIComponent(last ?? "").replace(/\.html?$/i, "");
  } catch {
    return last ?? "";
  }
}

/** Those of the page's own product: the one that its address names, else the only one. */
export function ownVariants(found: readonly FoundVariants[], url: string): readonly VariantFact[] {
  const last = lastOf(url);
  const named = found.find(({ handle }) => handle !== null && handle === last);
  if (named !== undefined) return named.variants;
  const [first, ...others] = found;
  const isOne = others.every(({ variants }) => variants[0]?.id === first?.variants[0]?.id);
  return first !== undefined && isOne ? first.variants : [];
}
