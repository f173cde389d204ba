import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { SdItem } from "@audit/facts";
import {
  isSchemaType,
  nameMeant,
  PLAIN_NAME,
  propertyMeant,
  strangeNameIn,
  isStrangeProperty,
  typeMeant,
} from "../../../../knowledge/schema-names.ts";
import { indexableContent } from "../../../../populations.ts";
import { everyItem } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/**
 * Names that the vocabulary doesn't have and that are close to one that it has. Names of other vocabularies, and of
 * RDFa, whose vocabulary the facts don't keep, are left alone.
 */
export const rule = definePageRule({
  id: "schema-type-unknown",
  category: "schema",
  area: "general",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.9,
  repair: { pasted: true },
  over: indexableContent,
  reads: ["structuredData"],
  source: "https://schema.org/docs/full.html",
  judge: ({ structuredData }) => {
    const items = everyItem(structuredData).filter(({ item }) => item.format !== "rdfa");
    if (items.length === 0) return notApplicable();
    const faults: { at: string; written: string; meant: string }[] = [];
    for (const { item, at } of items) for (const typo of typos(item)) faults.push({ at, ...typo });
    const [first] = faults;
    if (first === undefined) return pass();
    return fail({ at: first.at, saw: faults.slice(0, 5), expected: "names of schema.org" });
  },
  words: { en },
  fix,
});

interface Typo {
  readonly written: string;
  readonly meant: string;
}

function typos(item: SdItem): Typo[] {
  // An entity of another vocabulary may use its own names throughout.
  if (item.types.some((type) => !isSchemaType(type) && !PLAIN_NAME.test(type))) return [];
  const found: Typo[] = [];
  for (const type of item.types) if (!isSchemaType(type)) note(found, type, typeMeant(type));
  for (const name of Object.keys(item.props)) {
    if (isStrangeProperty(name)) note(found, name, propertyMeant(name));
    for (const value of item.props[name] ?? []) {
      const written = typeof value === "string" ? strangeNameIn(value) : "";
      if (written !== "") note(found, written, nameMeant(written));
    }
  }
  return found;
}

function note(found: Typo[], written: string, meant: string | null): void {
  if (meant !== null) found.push({ written, meant });
}
