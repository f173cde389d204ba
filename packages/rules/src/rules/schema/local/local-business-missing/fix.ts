import { type Fixer, isFillIn } from "../../../../fixes/fixer.ts";
import { localBusinessTypes } from "../../../../knowledge/schema-types.ts";
import { listOf } from "../../../../fixes/markup/json-values.ts";
import { openingHours, organizationMarkup } from "../../../../fixes/markup/organization-markup.ts";
import { once } from "../../../../fixes/markup/blocks.ts";
import type { JsonObject } from "../../../../fixes/markup/json-of.ts";
import { businessFacts } from "../../../../view/business-facts.ts";
import { mapNameOf } from "../../../../view/map-name.ts";
import type { SiteView } from "../../../../view/site-view.ts";

/** Who runs the site, as a business that people come to. */
export const fix: Fixer = once((view) => {
  const block = named(organizationMarkup(view), view);
  const types = listOf(block["@type"]).filter((type) => typeof type === "string");
  const isPlace = types.some((type) => localBusinessTypes.has(type));
  return isPlace ? block : { ...block, ...placeMarkup(view), "@type": [...types, "LocalBusiness"] };
});

/** When a place is open, as its pages say. */
const placeMarkup = (view: SiteView): JsonObject => {
  const { hours } = businessFacts(view);
  return hours.length === 0 ? {} : { openingHoursSpecification: hours.map(openingHours) };
};

/** Where the site doesn't say its name, its map does: who looks for the place reads that one. */
function named(block: JsonObject, view: SiteView): JsonObject {
  const isNamed = typeof block["name"] !== "string" || !isFillIn(block["name"]);
  return isNamed ? block : { ...block, name: mapNameOf(view) ?? block["name"] };
}
