import * as answers from "../../../../fixes/server/answers.ts";
import { en } from "./words.en.ts";
import type { FetchFailureKind } from "@audit/facts";
import { everyResponse } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Failures that belong to others: size is judged by html-over-2mb, blocked addresses are our own guard, what could not be judged is our own fault. */
const NOT_OURS: ReadonlySet<FetchFailureKind> = new Set(["too-large", "blocked-address", "unjudged"]);

export const rule = definePageRule({
  id: "page-timeout",
  category: "technical",
  area: "status-redirects",
  severity: "high",
  fixKind: "config",
  certainty: 0.9,
  repair: { work: "hard" },
  over: everyResponse,
  reads: ["response"],
  source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
  judge: ({ response: { failure, totalMs } }) => {
    if (failure === null) return pass();
    if (NOT_OURS.has(failure.kind)) return notApplicable();
    return fail({
      at: "HTTP request",
      saw: { failure: failure.kind, message: quoted(failure.message), afterMs: totalMs },
    });
  },
  words: { en },
  fix: answers.measure,
});
