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
  over: readableHtml,
  reads: ["url"],
  says: {
    failing: "Page without encryption",
    why: "Browsers mark the page as not secure, and anyone on the way can read and change it. Google prefers encrypted pages.",
    fix: "Serve the page over https with a certificate (most hosts give one free), and redirect the http address to it.",
    source: "https://web.dev/articles/why-https-matters",
  },
  told: ({ loopback, https }) => (loopback ? notApplicable() : https ? pass() : null),
  judge: ({ url }) => {
    if (isLoopback(url)) return notApplicable();
    return isHttps(url) ? pass() : fail({ at: "address", saw: url, expected: url.replace(/^http:/, "https:") });
  },
});
