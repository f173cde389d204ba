import type { SdItem, StructuredDataFacts } from "@audit/facts";
import { isStrangeProperty, strangeNameIn } from "../knowledge/schema-names.ts";
import { addressProperties } from "../knowledge/value-properties.ts";
import { remembered } from "../remembered.ts";
import { isPlaceholder } from "./placeholders.ts";
import { everyItem, hasKnownTypes } from "./structured-data.ts";
import { isOnLastOrigin } from "./value-formats.ts";
import { type Format, formatsOf, isWellFormed } from "./value-faults.ts";

/** What names and single values of a page's markup may be at fault in; where it is nothing, no rule needs a closer look. */
export interface SuspectMarkup {
  placeholders: boolean;
  forms: boolean;
  /** Names of types, properties and members that the vocabulary lacks. */
  names: boolean;
}

/** Told in one walk over all values, as most pages have nothing of it. */
export function suspectMarkup(data: StructuredDataFacts): Readonly<SuspectMarkup> {
  const suspect: SuspectMarkup = { placeholders: false, forms: false, names: !hasKnownTypes(data) };
  for (const { item } of everyItem(data)) look(item, suspect);
  return suspect;
}

function look({ props, format }: SdItem, suspect: SuspectMarkup): void {
  for (const name of Object.keys(props)) {
    const { formats, isAddress, isStrange } = traitsOf(name);
    if (isStrange) suspect.names = true;
    for (const value of props[name]!) {
      const isSound = formats === undefined || (isAddress && typeof value === "string" && isOnLastOrigin(value));
      if (!isSound && !isWellFormed(value, formats, format)) suspect.forms = true;
      if (typeof value !== "string") continue;
      if (isPlaceholder(value, name, false)) suspect.placeholders = true;
      if (strangeNameIn(value) !== "") suspect.names = true;
    }
  }
}

interface PropertyTraits {
  readonly formats: readonly Format[] | undefined;
  /** An address, and nothing else. */
  readonly isAddress: boolean;
  readonly isStrange: boolean;
}

/** A site's pages have the same few dozen properties. */
const traitsOf = remembered((name): PropertyTraits => {
  const formats = formatsOf.get(name);
  return {
    formats,
    isAddress: formats?.length === 1 && addressProperties.has(name),
    isStrange: isStrangeProperty(name),
  };
});
