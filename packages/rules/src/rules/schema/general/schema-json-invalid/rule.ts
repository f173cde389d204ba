import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { indexableHtml } from "../../../../populations.ts";
import { organizationTypes } from "../../../../knowledge/schema-types.ts";
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
    const saw = broken.slice(0, 3).map(({ number, error, excerpt, repair }) => ({
      block: number,
      error,
      excerpt: quoted(excerpt),
      // What would be read of it, where only its writing is wrong.
      names: repair === undefined ? null : namesOnly(repair.repaired),
    }));
    return fail({ at: `script[type="application/ld+json"], block ${first.number}`, saw, expected: "valid JSON" });
  },
  words: { en },
  mild: {
    when: ({ evidence: { saw } }) => saw.every(({ names }) => names === true),
    because: "what can't be read only names the business and the site, and leads to no rich result",
  },
  fix,
});

/** Blocks about the site itself and the way to a page; a local business is found by what its block says. */
const OF_SITE = new Set([...organizationTypes, "WebSite", "WebPage", "ImageObject", "Person"]);

/** Whether a block is about nothing but the business as such, the site and its pages. */
function namesOnly(json: string): boolean {
  const types = topTypes(JSON.parse(json));
  return types.length > 0 && types.every((type) => OF_SITE.has(type));
}

function topTypes(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(topTypes);
  if (typeof value !== "object" || value === null) return [];
  if ("@graph" in value) return topTypes(value["@graph"]);
  const type = "@type" in value ? value["@type"] : "";
  return (Array.isArray(type) ? type : [type]).map(String);
}
