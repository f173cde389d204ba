import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    "<title>Soap</title><h1>Soap</h1>",
    { html: "<title>Not found</title>", status: 404 },
    { html: "<h1>Back soon</h1>", status: 503, headers: { "retry-after": "120" } },
    { status: 301, redirectTo: "https://shop.example/new" },
  ],
  failing: [
    { html: "<h1>Internal Server Error</h1>", status: 500 },
    { html: "<h1>Service unavailable</h1>", status: 503 },
    { status: 502 },
  ],
  outside: [{ failure: { kind: "timeout", message: "The server did not answer within 30 seconds." } }],
};
