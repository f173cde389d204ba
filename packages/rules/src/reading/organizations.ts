import type { SdItem, StructuredDataFacts } from "@audit/facts";
import { localBusinessTypes, organizationTypes } from "../knowledge/schema-types.ts";
import { forLast } from "./for-last.ts";
import { hasType, itemsOfType, type PlacedItem } from "./structured-data.ts";

/** Properties whose organization is somebody else: a maker, a reviewer, a place. */
export const ofOthers: ReadonlySet<string> = new Set([
  "brand",
  "manufacturer",
  "author",
  "reviewedBy",
  "review",
  "itemReviewed",
  "organizer",
  "performer",
  "location",
  "worksFor",
  "alumniOf",
  "memberOf",
  "sponsor",
  "funder",
  "itemListElement",
  "item",
  "subOrganization",
  "department",
  "parentOrganization",
  "about",
  "mentions",
]);

/** Every kind of organization, local businesses too. */
export const businessTypes: ReadonlySet<string> = new Set([...organizationTypes, ...localBusinessTypes]);

export const isLocalBusiness = (item: SdItem): boolean => hasType(item, localBusinessTypes);
export const isOrganization = (item: SdItem): boolean => hasType(item, businessTypes);

/** Every organization that a page describes. */
export const organizationsOn = (data: StructuredDataFacts): readonly PlacedItem[] => itemsOfType(data, businessTypes);

/** Organizations that can be the site's owner: at the top level, or as publisher, seller, provider and the like. */
export const ownOrganizations = forLast((data: StructuredDataFacts): readonly SdItem[] =>
  organizationsOn(data)
    .filter(({ under }) => under === null || !ofOthers.has(under))
    .map(({ item }) => item),
);
