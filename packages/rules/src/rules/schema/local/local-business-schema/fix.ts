import type { Fixer } from "../../../../fixes/fixer.ts";
import { changing } from "../../../../fixes/markup/change-entities.ts";
import { objectsOf } from "../../../../fixes/markup/json-values.ts";
import { openingHours } from "../../../../fixes/markup/organization-markup.ts";
import { businessFacts } from "../../../../view/business-facts.ts";

/** Phone and hours that the site's own pages show, for a place with a street. */
export const fix: Fixer = changing((entity, { view }) => {
  const street = objectsOf(entity["address"]).some((address) => address["streetAddress"] !== undefined);
  if (!street) return entity;
  const { phone, hours } = businessFacts(view);
  const present = entity["openingHoursSpecification"] ?? entity["openingHours"];
  return {
    ...entity,
    ...(!entity["telephone"] && phone !== null ? { telephone: phone } : {}),
    ...(present === undefined && hours.length > 0 ? { openingHoursSpecification: hours.map(openingHours) } : {}),
  };
});
