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
  aiVisibility: true,
  over: indexableHtml,
  reads: ["structuredData"],
  says: {
    failing: "JSON-LD can't be read",
    why: "One wrong comma or quote makes a whole block of structured data worthless: search engines skip it.",
    fix: "Correct the JSON at the place shown. Let your system write it with a JSON encoder instead of putting texts into a template.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  },
  told: ({ jsonBlocks, unreadBlocks }) => (unreadBlocks ? null : jsonBlocks ? pass() : notApplicable()),
  judge: ({ structuredData: { blocks } }) => {
    if (blocks.length === 0) return notApplicable();
    const broken = blocks.flatMap((block, index) => (block.valid ? [] : [{ ...block, number: index + 1 }]));
    if (broken.length === 0) return pass();
    const saw = broken
      .slice(0, 3)
      .map(({ number, error, excerpt }) => ({ block: number, error, excerpt: quoted(excerpt) }));
    return fail({ at: `script[type="application/ld+json"], block ${broken[0]!.number}`, saw, expected: "valid JSON" });
  },
});
