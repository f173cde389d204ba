import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { indexableHtml } from "../../../../populations.ts";
import { isReference } from "../../../../reading/graph/same-entities.ts";
import { everyItem } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "schema-id-graph-broken",
  category: "schema",
  area: "general",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.9,
  repair: { pasted: true },
  over: indexableHtml,
  reads: ["url", "structuredData"],
  source: "https://www.w3.org/TR/json-ld11/#node-identifiers",
  judge: ({ url, structuredData }) => {
    const placed = everyItem(structuredData);
    if (!placed.some(({ item }) => item.id !== null)) return notApplicable();
    const own = placed.flatMap(({ item, at, under }) =>
      under !== null && item.id !== null && isReference(item) && isOnPage(item.id, url) ? [{ id: item.id, at }] : [],
    );
    const [first] = own;
    if (first === undefined) return pass();
    const saw = own.slice(0, 5).map(({ id, at }) => ({ reference: quoted(id), at }));
    return fail({ at: first.at, saw, expected: "an entity with this @id on the page" });
  },
  words: { en },
  fix: fix,
});

/** Only what names this very page: entities of other pages may be described there. */
const isOnPage = (id: string, url: string): boolean =>
  id.startsWith("#") || (id.includes("#") && id.split("#")[0] === url);
