import type { SdItem, SdValue } from "@audit/facts";
import {
  addressProperties,
  currencyProperties,
  dateProperties,
  durationProperties,
} from "../knowledge/value-properties.ts";
import { isItem, textOf, valuesOf } from "./structured-data.ts";
import { isAbsoluteUrl, isCurrency, isIsoDate, isIsoDuration } from "./value-formats.ts";
import { quoted } from "./words.ts";

export interface Format {
  readonly properties: ReadonlySet<string>;
  readonly holds: (text: string) => boolean;
  readonly name: string;
  /** In microdata and RDFa addresses are links that browsers resolve. */
  readonly jsonOnly?: true;
}

const FORMATS: readonly Format[] = [
  { properties: dateProperties, holds: isIsoDate, name: "ISO 8601 date, e.g. 2026-01-31" },
  { properties: durationProperties, holds: isIsoDuration, name: "ISO 8601 duration, e.g. PT30M" },
  {
    properties: addressProperties,
    holds: (text) => isAbsoluteUrl(text) || !looksLikeAddress(text),
    name: "full address (https://...)",
    jsonOnly: true,
  },
  {
    properties: currencyProperties,
    holds: (text) => text.split(/[\s,;]+/).every(isCurrency),
    name: "currency of ISO 4217, e.g. EUR",
  },
];

export interface ValueFault {
  readonly property: string;
  readonly value: string;
  readonly expected: string;
}

/** Values of an entity that are not in the form their property asks for. Empty values are none. */
export function valueFaults(item: SdItem): readonly ValueFault[] {
  const judged = Object.keys(item.props).filter((property) => formatsOf.has(property));
  const faults: ValueFault[] = [];
  for (const { properties, holds, name, jsonOnly } of FORMATS) {
    if (jsonOnly && item.format !== "json-ld") continue;
    for (const property of judged) {
      if (!properties.has(property)) continue;
      for (const value of valuesOf(item, property)) {
        const text = isItem(value) ? "" : textOf(value);
        if (text !== "" && !holds(text)) faults.push({ property, value: quoted(text), expected: name });
      }
    }
  }
  return faults;
}

/** True when a value is in every form that its property asks for. */
export function isWellFormed(value: SdValue, formats: readonly Format[], syntax: SdItem["format"]): boolean {
  const text = isItem(value) ? "" : textOf(value);
  if (text === "") return true;
  for (const { holds, jsonOnly } of formats) if (!(jsonOnly && syntax !== "json-ld") && !holds(text)) return false;
  return true;
}

/** The forms that each property must have. */
export const formatsOf: ReadonlyMap<string, readonly Format[]> = new Map(
  FORMATS.flatMap(({ properties }) => [...properties]).map((property) => [
    property,
    FORMATS.filter(({ properties }) => properties.has(property)),
  ]),
);

/** Names and sentences that stand where an address belongs are left alone, as are #fragments and data: addresses. */
const looksLikeAddress = (text: string): boolean => /^(\.{0,2}\/|www\.|https?:)/i.test(text) && !text.includes(" ");
