import { specificTexts } from "../../../../reading/shown-things.ts";
import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { indexableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "url-duplicate-params",
  category: "technical",
  area: "url",
  severity: "low",
  fixKind: "link",
  certainty: 0.9,
  over: indexableHtml,
  reads: ["url"],
  source: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  judge: ({ url }) => {
    const query = url.indexOf("?");
    if (query < 0) return notApplicable();
    const text = url.slice(query + 1);
    const pairs = text.split("&").filter((pair) => pair.includes("="));
    const twice = pairs.find((pair, index) => pairs.indexOf(pair) !== index);
    const glued = /\?[\w-]+=/.test(text) && !text.includes("://");
    if (twice === undefined && !glued) return pass();
    const saw = twice === undefined ? "a second ?" : `${quoted(twice)} twice`;
    return fail({ at: "address", saw, expected: "each parameter once, after one ?" });
  },
  words: { en },
  shows: (saw) => specificTexts([saw]),
  fix: worklist(en),
});
