import { en } from "./words.en.ts";
import { listableHtml } from "../../../../populations.ts";
import { canonicalsInHead } from "../../../../reading/canonical-target.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

export const rule = definePageRule({
  id: "canonical-invalid-attributes",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  repair: { pasted: true, result: "4-8 weeks" },
  over: listableHtml,
  reads: ["head"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: ({ head }) => {
    const links = canonicalsInHead({ head });
    if (links.length === 0) return notApplicable();
    const odd = links.filter(({ hreflang, media, type }) => [hreflang, media, type].some((value) => value !== null));
    // A plain one beside it still counts.
    const [first] = odd;
    if (odd.length < links.length || first === undefined) return pass();
    const { href, hreflang, media, type } = first;
    const attributes = Object.entries({ hreflang, media, type }).filter(([, value]) => value !== null);
    const saw = { href: quoted(href), ...Object.fromEntries(attributes) };
    return fail({ at: "link[rel=canonical]", saw, expected: "rel and href only" });
  },
  words: { en },
  fix,
});
