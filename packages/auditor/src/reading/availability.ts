import type { SdItem } from "@audit/facts";
import { availabilities } from "../knowledge/schema-types.ts";
import { memberName } from "./enum-member.ts";
import { valuesOf } from "./structured-data.ts";

const byLowerCase = new Map([...availabilities].map((name) => [name.toLowerCase(), name]));

/** The schema.org name of an offer's availability ("InStock"), or null when none or another value is given. */
export function availabilityOf(offer: SdItem): string | null {
  for (const value of valuesOf(offer, "availability")) {
    const known = byLowerCase.get(memberName(value).toLowerCase());
    if (known !== undefined) return known;
  }
  return null;
}
