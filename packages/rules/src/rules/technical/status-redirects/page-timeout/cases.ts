import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: ["<title>Soap</title><h1>Soap</h1>", { html: "<h1>Not found</h1>", status: 404, ttfbMs: 9000 }],
  failing: [
    { failure: { kind: "timeout", message: "The server did not answer within 30 seconds." } },
    { failure: { kind: "too-slow", message: "The page did not arrive within 60 seconds." } },
    { failure: { kind: "reset", message: "The server broke the connection." } },
    { failure: { kind: "tls", message: "The certificate has expired." } },
  ],
  outside: [
    { failure: { kind: "too-large", message: "The page is larger than 10 MB." } },
    { failure: { kind: "blocked-address", message: "The address leads to a private network." } },
  ],
};
