import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { everyResponse } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Googlebot reads the first 2 MB of a page, counted before compression. */
const LIMIT = 2 * 1024 * 1024;

export const rule = definePageRule({
  id: "html-over-2mb",
  category: "technical",
  area: "crawlability",
  severity: "high",
  fixKind: "template",
  certainty: 1,
  repair: { work: "hard" },
  over: everyResponse,
  reads: ["response", "isHtml"],
  source: "https://developers.google.com/search/docs/crawling-indexing/googlebot",
  judge: ({ response, isHtml }) => {
    const isPage = isHtml || /html/.test(response.contentType ?? "");
    if (!isPage || (response.status !== 200 && response.failure === null)) return notApplicable();
    if (response.failure?.kind === "too-large") {
      return fail({ at: "HTTP body", saw: response.failure.message, expected: `at most ${LIMIT} bytes` });
    }
    if (response.failure !== null) return notApplicable();
    if (response.bytes <= LIMIT) return pass();
    const saw = { bytes: response.bytes, measuredToTheEnd: !response.truncated };
    return fail({ at: "HTTP body", saw, expected: `at most ${LIMIT} bytes` });
  },
  words: { en },
  fix: worklist(en),
});
