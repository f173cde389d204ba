import { isRelative } from "../../../../reading/shown-things.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { everyItem } from "../../../../reading/structured-data.ts";
import { valueFaults } from "../../../../reading/value-faults.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "schema-value-format",
  category: "schema",
  area: "general",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 0.9,
  repair: { pasted: true },
  over: indexableContent,
  reads: ["structuredData"],
  source: "https://schema.org/docs/datamodel.html",
  judge: ({ structuredData }) => {
    const items = everyItem(structuredData);
    if (items.length === 0) return notApplicable();
    const faults: { at: string; property: string; value: string; expected: string }[] = [];
    for (const { item, at } of items) for (const fault of valueFaults(item)) faults.push({ at, ...fault });
    const [first] = faults;
    if (first === undefined) return pass();
    return fail({
      at: `${first.at} > ${first.property}`,
      saw: faults.slice(0, 5),
      expected: first.expected,
    });
  },
  words: { en },
  symptoms: [
    {
      of: "relative-export",
      rank: 2,
      shows: ({ evidence: { saw } }) => saw.some(({ value }) => isRelative(value)),
    },
  ],
  fix,
});
