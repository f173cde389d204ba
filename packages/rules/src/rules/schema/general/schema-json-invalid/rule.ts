import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { indexableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "schema-json-invalid",
  category: "schema",
  area: "general",
  severity: "high",
  fixKind: "json-ld",
  certainty: 1,
  repair: { pasted: true },
  aiVisibility: true,
  over: indexableHtml,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  judge: ({ structuredData: { blocks } }) => {
    if (blocks.length === 0) return notApplicable();
    const broken = blocks.flatMap((block, index) => (block.valid ? [] : [{ ...block, number: index + 1 }]));
    const [first] = broken;
    if (first === undefined) return pass();
    const saw = broken
      .slice(0, 3)
      .map(({ number, error, excerpt }) => ({ block: number, error, excerpt: quoted(excerpt) }));
    return fail({ at: `script[type="application/ld+json"], block ${first.number}`, saw, expected: "valid JSON" });
  },
  words: { en },
  fix,
});
