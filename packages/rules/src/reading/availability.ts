import type { SdItem, SdValue } from "@audit/facts";
import { availabilities } from "../knowledge/schema-types.ts";
import { remembered } from "../remembered.ts";
import { memberName } from "./enum-member.ts";
import { valuesOf } from "./structured-data.ts";

const byLowerCase = new Map([...availabilities].map((name) => [name.toLowerCase(), name]));

const memberAmong = (value: SdValue): string | null => byLowerCase.get(memberName(value).toLowerCase()) ?? null;

/** A site's offers name the same few. */
const availabilityNamed = remembered(memberAmong);

/** The schema.org name of an offer's availability ("InStock"), or null when none or another value is given. */
export function availabilityOf(offer: SdItem): string | null {
  for (const value of valuesOf(offer, "availability")) {
    const known = typeof value === "string" ? availabilityNamed(value) : memberAmong(value);
    if (known !== null) return known;
  }
  return null;
}
