import { toHttps } from "../../../../fixes/server/hosts.ts";
import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { isHttps, isLoopback } from "../../../../reading/origin.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "https-missing",
  category: "technical",
  area: "security",
  severity: "high",
  fixKind: "config",
  certainty: 1,
  repair: { work: "hard" },
  over: readableHtml,
  reads: ["url"],
  source: "https://web.dev/articles/why-https-matters",
  judge: ({ url }) => {
    if (isLoopback(url)) return notApplicable();
    return isHttps(url) ? pass() : fail({ at: "address", saw: url, expected: url.replace(/^http:/, "https:") });
  },
  words: { en },
  fix: toHttps,
});
