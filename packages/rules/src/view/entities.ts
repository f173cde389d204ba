import type { PageFacts, SdItem, SdValue } from "@audit/facts";
import { oneLine } from "../escape/plain.ts";
import { linkedItems } from "./linked-items.ts";

type WithMarkup = Pick<PageFacts, "structuredData">;

const isItem = (value: SdValue): value is SdItem => typeof value === "object";

/** Every entity of the given types on a page, nested ones included, in document order. */
export function entities(page: WithMarkup, ...types: readonly string[]): SdItem[] {
  const found: SdItem[] = [];
  const visit = (item: SdItem): void => {
    if (item.types.some((type) => types.includes(type))) found.push(item);
    for (const value of Object.values(item.props).flat()) if (isItem(value)) visit(value);
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
export function productOf(page: PageFacts): SdItem | undefined {
  const groups = entities(page, "ProductGroup");
  const products =
    groups.length > 0 ? groups : entities(page, "Product", "IndividualProduct", "ProductModel", "Vehicle");
  const headings = page.headings.filter(({ level }) => level === 1).map(({ text }) => oneLine(text).toLowerCase());
  return products.find((item) => headings.includes(said(item, "name")?.toLowerCase() ?? "")) ?? products[0];
}

/** Whether the entity names the address of a picture. */
export const hasImage = (item: SdItem | undefined, property = "image"): boolean =>
  allSaid(item, property).length > 0 ||
  nested(item, property).some((image) => said(image, "url") ?? said(image, "contentUrl") ?? image.id);

const ORGANIZATIONS = [
  "Organization",
  "OnlineStore",
  "OnlineBusiness",
  "Store",
  "LocalBusiness",
  "Corporation",
] as const;

/** The organisation that a page names. */
export const organizationOf = (page: WithMarkup): SdItem | undefined => entities(page, ...ORGANIZATIONS)[0];

export const isOrganization = ({ types }: Pick<SdItem, "types">): boolean =>
  ORGANIZATIONS.some((type) => types.includes(type));
