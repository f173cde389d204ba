import * as canonical from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
import { listableHtml } from "../../../../populations.ts";
import { canonicalsInHead } from "../../../../reading/canonical-target.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "canonical-conflict-header",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "config",
  certainty: 1,
  repair: { result: "4-8 weeks" },
  over: listableHtml,
  reads: ["head", "response"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: ({ head, response }) => {
    const inHtml = canonicalsInHead({ head }).flatMap(({ url }) => (url === null ? [] : [plain(url)]));
    const inHeader = response.canonicalHeader.map(plain);
    const [[html], [header]] = [inHtml, inHeader];
    if (html === undefined || header === undefined) return notApplicable();
    if (inHeader.some((url) => inHtml.includes(url))) return pass();
    const saw = { html: quoted(html), header: quoted(header) };
    return fail({ at: "link[rel=canonical] and Link header", saw, expected: "one address" });
  },
  words: { en },
  fix: canonical.oneCanonical,
});

const plain = (url: string): string => url.replace(/#.*$/s, "");
