import type { SdItem, StructuredDataFacts } from "@audit/facts";
import { localBusinessTypes, organizationTypes } from "../knowledge/schema-types.ts";
import { everyItem, hasType } from "./structured-data.ts";

/** Properties whose organization is somebody else: a maker, a reviewer, a place. */
const OTHERS = new Set([
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

export const isLocalBusiness = (item: SdItem): boolean => hasType(item, localBusinessTypes);
export const isOrganization = (item: SdItem): boolean => hasType(item, organizationTypes) || isLocalBusiness(item);

/** Organizations that can be the site's owner: at the top level, or as publisher, seller, provider and the like. */
export const ownOrganizations = (data: StructuredDataFacts): SdItem[] =>
  everyItem(data)
    .filter(({ item, under }) => isOrganization(item) && (under === null || !OTHERS.has(under)))
    .map(({ item }) => item);
