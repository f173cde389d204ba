import type { PageRuleCases } from "../../../../rule-cases.ts";

const headers = { date: "Thu, 15 Jan 2026 10:00:00 GMT" };
const page = (until: string): string =>
  `<title>Sale</title><meta name="robots" content="unavailable_after: ${until}"><h1>Sale</h1>`;

export const cases: PageRuleCases = {
  passing: [
    { html: page("2026-06-30"), headers },
    { html: page("2026-01-14"), headers },
  ],
  failing: [
    { html: page("2025-06-30"), headers },
    { html: page("25 Jun 2010 15:00:00 PST"), headers },
    { html: "<title>Sale</title>", headers: { ...headers, "x-robots-tag": "unavailable_after: 2025-01-01" } },
  ],
  outside: [
    { html: "<title>Sale</title><h1>Sale</h1>", headers },
    { html: page("some day"), headers },
    page("2010-06-30"),
  ],
};
