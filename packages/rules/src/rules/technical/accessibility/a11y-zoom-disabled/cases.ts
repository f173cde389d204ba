import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (content: string): string => `<title>Tea</title><meta name=viewport content="${content}"><p>Tea`;

export const cases: PageRuleCases = {
  passing: [
    page("width=device-width, initial-scale=1"),
    page("width=device-width, maximum-scale=5"),
    page("width=device-width, user-scalable=yes"),
    page("width=device-width, maximum-scale=-1"),
  ],
  failing: [
    page("width=device-width, user-scalable=no"),
    page("width=device-width, initial-scale=1, maximum-scale=1.0"),
    page("width=device-width; user-scalable=0"),
  ],
  outside: ["<title>Tea</title><p>Tea"],
};
