import type { PageFacts } from "@audit/facts";
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
export function siteNamings({ url, head, structuredData }: PageFacts): Naming[] {
  const social = head.openGraph["og:site_name"]?.trim();
  return [
    ...(social ? [{ name: social, where: "og:site_name", url }] : []),
    ...websiteNames(structuredData).map((name) => ({ name, where: "WebSite name", url })),
  ];
}

/** What a home page calls its owner: on it, top-level organizations are the site's own. */
export function ownerNamings({ url, structuredData }: PageFacts): Naming[] {
  return topItems(structuredData)
    .filter(isOrganization)
    .map((item) => ({ name: firstText(item, "name"), where: "Organization name", url }))
    .filter(({ name }) => name !== "");
}

/** Other names that the markup declares as belonging to the same site or owner. */
export function declaredAliases({ structuredData }: PageFacts): string[] {
  return topItems(structuredData).flatMap((item) =>
    isOrganization(item) || item.types.includes("WebSite")
      ? ["alternateName", "legalName"].flatMap((property) => textsOf(item, property))
      : [],
  );
}

/** The first naming of each name, case aside, in the order in which they were met. */
export function distinctNamings(namings: readonly Naming[]): Naming[] {
  const first = new Map<string, Naming>();
  for (const naming of namings) {
    const name = naming.name.toLowerCase();
    if (!first.has(name)) first.set(name, naming);
  }
  return [...first.values()];
}
