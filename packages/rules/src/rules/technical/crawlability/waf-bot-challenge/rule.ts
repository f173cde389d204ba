import * as answers from "../../../../fixes/server/answers.ts";
import { en } from "./words.en.ts";
import { everyResponse } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "waf-bot-challenge",
  category: "technical",
  area: "crawlability",
  severity: "high",
  fixKind: "config",
  certainty: 0.9,
  repair: { work: "hard" },
  aiVisibility: true,
  over: everyResponse,
  reads: ["response", "isHtml", "tech"],
  source: "https://developers.google.com/search/docs/crawling-indexing/verifying-googlebot",
  judge: ({ response, isHtml, tech }) => {
    if (tech.botWall !== null) {
      return fail({
        at: "HTTP response",
        saw: { status: response.status, sign: quoted(tech.botWall) },
        expected: "the page itself",
      });
    }
    return isHtml ? pass() : notApplicable();
  },
  words: { en },
  fix: answers.verifiedBots,
});
