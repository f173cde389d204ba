import * as answers from "../../../../fixes/server/answers.ts";
import { en } from "./words.en.ts";
import { everyResponse } from "../../../../populations.ts";
import { isServerError } from "../../../../reading/dead-address.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Speaks about every failing address, linked or not: the server needs the repair, not the link. */
export const rule = definePageRule({
  id: "page-5xx",
  category: "technical",
  area: "status-redirects",
  severity: "high",
  fixKind: "config",
  // A single visit can meet a server in a bad minute.
  certainty: 0.9,
  repair: { work: "hard" },
  over: everyResponse,
  reads: ["response", "tech"],
  source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
  judge: ({ response, tech }) => {
    if (response.status === 0 || tech.botWall !== null) return notApplicable();
    return isServerError({ response, tech })
      ? fail({ at: "HTTP status", saw: response.status, expected: 200 })
      : pass();
  },
  words: { en },
  fix: answers.measure,
});
