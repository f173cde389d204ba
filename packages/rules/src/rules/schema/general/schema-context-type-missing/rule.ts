import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { indexableHtml } from "../../../../populations.ts";
import { topItems } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Some systems print an empty block where they have nothing to say. */
const EMPTY = /^(\[\s*\]|\{\s*\})$/;

export const rule = definePageRule({
  id: "schema-context-type-missing",
  category: "schema",
  area: "general",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 1,
  repair: { pasted: true },
  over: indexableHtml,
  reads: ["structuredData"],
  source: "https://schema.org/docs/gs.html",
  judge: ({ structuredData }) => {
    const blocks = structuredData.blocks.filter(({ valid }) => valid);
    if (blocks.length === 0) return notApplicable();
    const loose = blocks.filter(({ hasContext, excerpt }) => !hasContext && !EMPTY.test(excerpt));
    if (loose.length > 0) {
      const saw = loose.slice(0, 3).map(({ excerpt }) => quoted(excerpt));
      return fail({ at: "script[type=application/ld+json]", saw, expected: '"@context": "https://schema.org"' });
    }
    const nameless = topItems(structuredData).filter(
      ({ format, types, props }) =>
        // schema.org's own context allows "type" for "@type".
        format === "json-ld" && types.length === 0 && !Object.hasOwn(props, "type") && Object.keys(props).length > 0,
    );
    if (nameless.length === 0) return pass();
    const saw = nameless.slice(0, 3).map(({ id, props }) => ({ id, properties: Object.keys(props).slice(0, 8) }));
    return fail({ at: "script[type=application/ld+json]", saw, expected: "an @type" });
  },
  words: { en },
  fix,
});
