import type { SdItem } from "@audit/facts";
import { availabilities } from "../knowledge/schema-types.ts";
import { textOf, valuesOf } from "./structured-data.ts";

const byLowerCase = new Map([...availabilities].map((name) => [name.toLowerCase(), name]));

/** The schema.org name of an offer's availability ("InStock"), or null when none or another value is given. */
export function availabilityOf(offer: SdItem): string | null {
  for (const value of valuesOf(offer, "availability")) {
    const text = typeof value === "object" ? (value.id ?? textOf(value)) : textOf(value);
    const name = text.replace(/^(https?:\/\/(www\.)?schema\.org\/|schema:)/i, "").replace(/\/$/, "");
    const known = byLowerCase.get(name.toLowerCase());
    if (known !== undefined) return known;
  }
  return null;
}
