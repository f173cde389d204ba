import type { SdItem } from "@audit/facts";
import { addressProperties, currencyProperties, dateProperties, durationProperties } from "../../../knowledge/value-properties.ts";
import { indexableContent } from "../../../populations.ts";
import { everyItem, isItem, textOf, valuesOf } from "../../../reading/structured-data.ts";
import { isAbsoluteUrl, isCurrency, isIsoDate, isIsoDuration } from "../../../reading/value-formats.ts";
import { quoted } from "../../../reading/words.ts";
import { definePageRule } from "../../../rule.ts";
import { fail, notApplicable, pass } from "../../../verdict.ts";

interface Format {
  readonly properties: ReadonlySet<string>;
  readonly holds: (text: string) => boolean;
  readonly name: string;
}

/** Addresses are judged in JSON-LD only: in the other syntaxes they are links that browsers resolve. */
const FORMATS: readonly Format[] = [
  { properties: dateProperties, holds: isIsoDate, name: "ISO 8601 date, e.g. 2026-01-31" },
  { properties: durationProperties, holds: isIsoDuration, name: "ISO 8601 duration, e.g. PT30M" },
  { properties: addressProperties, holds: (text) => !looksLikePath(text) || isAbsoluteUrl(text), name: "full address (https://...)" },
  { properties: currencyProperties, holds: (text) => text.split(/[\s,;]+/).every(isCurrency), name: "currency of ISO 4217, e.g. EUR" },
];

export const schemaValueFormat = definePageRule({
  id: "schema-value-format",
  category: "schema",
  area: "general",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 0.9,
  over: indexableContent,
  reads: ["structuredData"],
  says: {
    failing: "Structured data has values in a wrong format",
    why: "Dates, durations, addresses and currencies count only in one agreed form. In another form the property is ignored.",
    fix: "Write dates and durations as ISO 8601, addresses in full with https://, and currencies as three letters.",
    source: "https://schema.org/docs/datamodel.html",
  },
  judge: ({ structuredData }) => {
    const items = everyItem(structuredData);
    if (items.length === 0) return notApplicable();
    const faults = items.flatMap(({ item, at }) => faultsOf(item).map((fault) => ({ at, ...fault })));
    if (faults.length === 0) return pass();
    return fail({ at: `${faults[0]!.at} > ${faults[0]!.property}`, saw: faults.slice(0, 5), expected: faults[0]!.expected });
  },
});

interface Fault {
  property: string;
  value: string;
  expected: string;
}

function faultsOf(item: SdItem): Fault[] {
  return FORMATS.flatMap(({ properties, holds, name }) => {
    if (properties === addressProperties && item.format !== "json-ld") return [];
    return Object.keys(item.props)
      .filter((property) => properties.has(property))
      .flatMap((property) =>
        valuesOf(item, property)
          .filter((value) => !isItem(value) && textOf(value) !== "" && !holds(textOf(value)))
          .map((value) => ({ property, value: quoted(textOf(value)), expected: name })),
      );
  });
}

/** What stands where an address belongs but is a name or a sentence is left alone, as are #fragments and data:. */
const looksLikePath = (text: string): boolean => /^(\.{0,2}\/|www\.|https?:)/i.test(text) && !text.includes(" ");
