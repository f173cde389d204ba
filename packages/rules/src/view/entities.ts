import type { PageFacts, SdItem, SdValue } from "@audit/facts";
import { oneLine } from "../escape/plain.ts";
import { forLast } from "../reading/for-last.ts";
import { businessTypes, ofOthers } from "../reading/organizations.ts";
import { linkedItems } from "./linked-items.ts";

type WithMarkup = Pick<PageFacts, "structuredData">;

const isItem = (value: SdValue): value is SdItem => typeof value === "object";

/** Every entity of the given types on a page, nested ones included, in document order. */
export function entities(page: WithMarkup, ...types: readonly string[]): SdItem[] {
  const found: SdItem[] = [];
  const visit = (item: SdItem): void => {
    if (item.types.some((type) => types.includes(type))) found.push(item);
    for (const values of Object.values(item.props)) for (const value of values) if (isItem(value)) visit(value);
  };
  linkedItems(page.structuredData).forEach(visit);
  return found;
}

/** Nested entities under a property, e.g. the offers of a product. */
export const nested = (item: SdItem | undefined, property: string): SdItem[] =>
  (item?.props[property] ?? []).filter(isItem);

/** First value of a property as text; of a nested entity its name. Null when absent or blank. */
export function said(item: SdItem | undefined, property: string): string | null {
  for (const value of item?.props[property] ?? []) {
    const words = isItem(value) ? said(value, "name") : oneLine(String(value));
    if (words) return words;
  }
  return null;
}

/** Every plain value of a property as text. */
export const allSaid = (item: SdItem | undefined, property: string): string[] =>
  (item?.props[property] ?? []).flatMap((value) => (isItem(value) ? [] : [oneLine(String(value))])).filter(Boolean);

/**
 * The product a page is about: a group of variants before its variants; of several the one that the main heading
 * names, else the first.
 */
export const productOf = forLast((page: WithMarkup & Pick<PageFacts, "headings">): SdItem | undefined => {
  const groups = entities(page, "ProductGroup");
  const products =
    groups.length > 0 ? groups : entities(page, "Product", "IndividualProduct", "ProductModel", "Vehicle");
  const headings = page.headings.filter(({ level }) => level === 1).map(({ text }) => oneLine(text).toLowerCase());
  return products.find((item) => headings.includes(said(item, "name")?.toLowerCase() ?? "")) ?? products[0];
});

/** Full addresses of the pictures that an entity of a page names. */
export function markedPictures({ url: page }: Pick<PageFacts, "url">, item: SdItem | undefined): string[] {
  const named = [...allSaid(item, "image"), ...nested(item, "image").flatMap((image) => said(image, "url") ?? [])];
  return named.flatMap((src) => (src !== "" && URL.canParse(src, page) ? [new URL(src, page).href] : []));
}

/** Whether the entity names the address of a picture. */
export const hasImage = (item: SdItem | undefined, property = "image"): boolean =>
  allSaid(item, property).length > 0 ||
  nested(item, property).some((image) => said(image, "url") ?? said(image, "contentUrl") ?? image.id);

/** The organisation behind the site that a page names: the outermost one, and nobody's employer, maker or reviewer. */
export function organizationOf(page: WithMarkup): SdItem | undefined {
  const found: { readonly item: SdItem; readonly depth: number }[] = [];
  const visit = (item: SdItem, depth: number): void => {
    if (isOrganization(item)) found.push({ item, depth });
    for (const [name, values] of Object.entries(item.props)) {
      if (!ofOthers.has(name)) for (const value of values) if (isItem(value)) visit(value, depth + 1);
    }
  };
  for (const item of linkedItems(page.structuredData)) visit(item, 0);
  return found.toSorted((a, b) => a.depth - b.depth)[0]?.item;
}

export const isOrganization = ({ types }: Pick<SdItem, "types">): boolean =>
  types.some((type) => businessTypes.has(type));
