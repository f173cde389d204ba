import type { PageFacts } from "@audit/facts";
import { noted } from "./noted.ts";
import { isOrganization } from "./organizations.ts";
import { websiteNames } from "./site-names.ts";
import { firstText, textsOf, topItems } from "./structured-data.ts";

/** A name that the site gives itself, and where. */
export interface Naming {
  readonly name: string;
  readonly where: string;
  readonly url: string;
}

/** What a page calls the site: og:site_name and WebSite.name. */
export function siteNamings(page: PageFacts): Naming[] {
  const { url, head } = page;
  const social = head.openGraph["og:site_name"]?.trim();
  return [
    ...(social ? [{ name: social, where: "og:site_name", url }] : []),
    ...namesOn(page).map((name) => ({ name, where: "WebSite name", url })),
  ];
}

const NONE: readonly string[] = [];

const namesOn = noted(({ structuredData }): readonly string[] => {
  const names = websiteNames(structuredData);
  return names.length === 0 ? NONE : names;
});

/** What a home page calls its owner: on it, top-level organizations are the site's own. */
export function ownerNamings({ url, structuredData }: PageFacts): Naming[] {
  return topItems(structuredData)
    .filter(isOrganization)
    .map((item) => ({ name: firstText(item, "name"), where: "Organization name", url }))
    .filter(({ name }) => name !== "");
}

/** Other names that the markup declares as belonging to the same site or owner. */
export const declaredAliases = noted(({ structuredData }): readonly string[] => {
  const aliases: string[] = [];
  for (const item of topItems(structuredData)) {
    if (!item.types.includes("WebSite") && !isOrganization(item)) continue;
    for (const property of ALIASES) aliases.push(...textsOf(item, property));
  }
  return aliases.length === 0 ? NONE : aliases;
});

const ALIASES = ["alternateName", "legalName"];

/** The first naming of each name, case aside, in the order in which they were met. */
export function distinctNamings(namings: readonly Naming[]): Naming[] {
  const first = new Map<string, Naming>();
  for (const naming of namings) {
    const name = naming.name.toLowerCase();
    if (!first.has(name)) first.set(name, naming);
  }
  return [...first.values()];
}
