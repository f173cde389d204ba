import type { PageFacts, StructuredDataFacts } from "@audit/facts";
import { eventTypes, localBusinessTypes, productTypes } from "../knowledge/schema-types.ts";
import { richResultTypes } from "../knowledge/rich-result-types.ts";
import { breadcrumbFaults } from "../reading/breadcrumbs.ts";
import { businessTypes } from "../reading/organizations.ts";
import { ratingFault } from "../reading/ratings.ts";
import { everyItem, hasTypeOn, topItems, type PlacedItem } from "../reading/structured-data.ts";
import { suspectMarkup } from "../reading/suspect-markup.ts";
import { nameBits } from "./bits.ts";

export const markupBits = nameBits(
  "jsonBlocks",
  "unreadBlocks",
  "readBlocks",
  /** A block without context, or an entity without type. */
  "looseMarkup",
  "entities",
  /** In another syntax than RDFa, whose vocabulary the facts don't keep. */
  "namedEntities",
  /** Two or more that say something of themselves. */
  "severalEntities",
  /** With an `@id` or the like. */
  "identifiedEntities",
  /** Descriptions that had to be put together, or an owner of the site: names may be at odds. */
  "mayConflict",
  "placeholders",
  "malformedValues",
  "strangeNames",
  "soughtTexts",
  "unseenTexts",
  "trails",
  "faultyTrails",
  "ratings",
  "doubtfulRatings",
  "organizations",
  "localBusinesses",
  "describedVideos",
  /** Types with properties that Google requires. */
  "richTypes",
  "returnPolicies",
  "productMarkup",
);

const TRAILS: ReadonlySet<string> = new Set(["BreadcrumbList"]);
const RATINGS: ReadonlySet<string> = new Set(["AggregateRating"]);
const VIDEOS: ReadonlySet<string> = new Set(["VideoObject"]);
const richTypes: ReadonlySet<string> = new Set([
  ...eventTypes,
  ...localBusinessTypes,
  ...richResultTypes.flatMap(({ types }) => types),
]);
const ownerTypes: ReadonlySet<string> = new Set([...businessTypes, "WebSite"]);

const bit = markupBits;

/** What a page's structured data has and lacks. */
export function readMarkupSigns({ structuredData }: PageFacts): number {
  const { blocks, items, visible } = structuredData;
  let signs = 0;
  for (const { valid, hasContext } of blocks) {
    signs |= valid ? bit.jsonBlocks | bit.readBlocks : bit.jsonBlocks | bit.unreadBlocks;
    if (valid && !hasContext) signs |= bit.looseMarkup;
  }
  if (visible.sought > 0) signs |= bit.soughtTexts;
  if (visible.unseen.length > 0) signs |= bit.unseenTexts;
  return items.length === 0 ? signs : signs | readEntities(structuredData) | readTypes(structuredData);
}

function readEntities(data: StructuredDataFacts): number {
  const suspect = suspectMarkup(data);
  let signs = bit.entities;
  if (suspect.placeholders) signs |= bit.placeholders;
  if (suspect.forms) signs |= bit.malformedValues;
  if (suspect.names) signs |= bit.strangeNames;
  let described = 0;
  for (const placed of everyItem(data)) {
    signs |= readEntity(placed);
    if (Object.keys(placed.item.props).length > 0) described += 1;
  }
  if (described > 1) signs |= bit.severalEntities;
  // Without an `@id` the graph is what was written.
  if (topItems(data) !== data.items || hasTypeOn(data, ownerTypes)) signs |= bit.mayConflict;
  return signs;
}

function readEntity({ item, under }: PlacedItem): number {
  let signs = 0;
  if (item.format !== "rdfa") signs |= bit.namedEntities;
  if (item.id !== null) signs |= bit.identifiedEntities;
  if (under === null && item.types.length === 0) signs |= bit.looseMarkup;
  if (under === "hasMerchantReturnPolicy") signs |= bit.returnPolicies;
  for (const type of item.types) {
    if (type === "MerchantReturnPolicy") signs |= bit.returnPolicies;
    else if (type === "BreadcrumbList") signs |= breadcrumbFaults(item).length > 0 ? bit.faultyTrails : 0;
    else if (type === "AggregateRating")
      signs |= under === null || ratingFault(item) !== null ? bit.doubtfulRatings : 0;
  }
  return signs;
}

function readTypes(data: StructuredDataFacts): number {
  let signs = 0;
  if (hasTypeOn(data, TRAILS)) signs |= bit.trails;
  if (hasTypeOn(data, RATINGS)) signs |= bit.ratings;
  if (hasTypeOn(data, businessTypes)) signs |= bit.organizations;
  if (hasTypeOn(data, localBusinessTypes)) signs |= bit.localBusinesses;
  if (hasTypeOn(data, VIDEOS)) signs |= bit.describedVideos;
  if (hasTypeOn(data, richTypes)) signs |= bit.richTypes;
  if (hasTypeOn(data, productTypes)) signs |= bit.productMarkup;
  return signs;
}
