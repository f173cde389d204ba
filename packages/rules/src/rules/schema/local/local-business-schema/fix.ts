import { fillIn, type Fixer } from "../../../../fixes/fixer.ts";
import { changing } from "../../../../fixes/markup/change-entities.ts";
import { objectsOf } from "../../../../fixes/markup/json-values.ts";

/** Phone and hours, which only the owner knows, for places with a street. */
export const fix: Fixer = changing((entity) => {
  const street = objectsOf(entity["address"]).some((address) => address["streetAddress"] !== undefined);
  if (!street) return entity;
  const hours = entity["openingHoursSpecification"] ?? entity["openingHours"];
  return {
    ...entity,
    telephone: entity["telephone"] || fillIn("telephone with country code, from the + on"),
    ...(hours === undefined ? { openingHoursSpecification: OPENING_HOURS } : {}),
  };
});

const OPENING_HOURS = {
  "@type": "OpeningHoursSpecification",
  dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  opens: fillIn("time of opening, e.g. 09:00"),
  closes: fillIn("time of closing, e.g. 18:00"),
};
