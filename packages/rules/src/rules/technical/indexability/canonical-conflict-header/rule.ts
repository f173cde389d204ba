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
  over: listableHtml,
  reads: ["head", "response"],
  says: {
    failing: "Page and response header name different canonical addresses",
    why: "The HTML asks search engines to list one address and the Link header another. They then choose by themselves.",
    fix: "Keep one of the two. The Link header usually comes from the server, a CDN or a cache plugin: turn it off there.",
    source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  },
  told: ({ canonicalAddress, canonicalHeader }) => (canonicalAddress && canonicalHeader ? null : notApplicable()),
  judge: ({ head, response }) => {
    const inHtml = canonicalsInHead({ head }).flatMap(({ url }) => (url === null ? [] : [plain(url)]));
    const inHeader = response.canonicalHeader.map(plain);
    if (inHtml.length === 0 || inHeader.length === 0) return notApplicable();
    if (inHeader.some((url) => inHtml.includes(url))) return pass();
    const saw = { html: quoted(inHtml[0]!), header: quoted(inHeader[0]!) };
    return fail({ at: "link[rel=canonical] and Link header", saw, expected: "one address" });
  },
});

const plain = (url: string): string => url.replace(/#.*$/s, "");
