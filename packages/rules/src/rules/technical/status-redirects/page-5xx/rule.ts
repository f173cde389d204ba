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
  over: everyResponse,
  reads: ["response", "tech"],
  says: {
    failing: "Page answers with a server error",
    why: "Visitors see an error instead of the page. Google reads the site more slowly after such answers and drops pages that keep giving them.",
    fix: "Look up the address and the time in the server's error log and repair the cause: a crash, a missing extension, a time-out of the database or too little memory.",
    source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
  },
  told: ({ answered, walled, brokenDown }) => (!answered || walled ? notApplicable() : brokenDown ? null : pass()),
  judge: ({ response, tech }) => {
    if (response.status === 0 || tech.botWall !== null) return notApplicable();
    return isServerError({ response, tech })
      ? fail({ at: "HTTP status", saw: response.status, expected: 200 })
      : pass();
  },
});
