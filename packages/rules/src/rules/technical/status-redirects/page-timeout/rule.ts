import type { FetchFailureKind } from "@audit/facts";
import { everyResponse } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Failures that belong to others: size is judged by html-over-2mb, blocked addresses are our own guard. */
const NOT_OURS: ReadonlySet<FetchFailureKind> = new Set(["too-large", "blocked-address"]);

export const rule = definePageRule({
  id: "page-timeout",
  category: "technical",
  area: "status-redirects",
  severity: "high",
  fixKind: "config",
  certainty: 0.9,
  over: everyResponse,
  reads: ["response"],
  says: {
    failing: "Page gives no answer",
    why: "The server took too long or broke the connection. Search engines treat this like a server error: they read the site more slowly and drop pages that stay silent.",
    fix: "Open the address yourself. If it is slow, cache the page or speed up what it loads from the database. If the connection breaks, have the host check name service, certificate and firewall.",
    source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
  },
  told: ({ failed }) => (failed ? null : pass()),
  judge: ({ response: { failure, totalMs } }) => {
    if (failure === null) return pass();
    if (NOT_OURS.has(failure.kind)) return notApplicable();
    return fail({
      at: "HTTP request",
      saw: { failure: failure.kind, message: quoted(failure.message), afterMs: totalMs },
    });
  },
});
