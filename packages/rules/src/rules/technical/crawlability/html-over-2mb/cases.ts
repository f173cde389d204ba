import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (bytes: number): string => `<title>Soap</title><h1>Soap</h1><!--${"x".repeat(bytes)}-->`;
const MIB = 1024 * 1024;

export const cases: PageRuleCases = {
  passing: [page(100), page(2 * MIB - 1000)],
  failing: [page(2 * MIB), page(3 * MIB)],
  outside: [
    { html: page(3 * MIB), status: 404 },
    { html: "x".repeat(3 * MIB), headers: { "content-type": "application/pdf" } },
    { failure: { kind: "timeout", message: "The server did not answer within 30 seconds." } },
  ],
};
