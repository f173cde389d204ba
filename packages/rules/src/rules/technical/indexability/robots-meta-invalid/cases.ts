import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (content: string): string => `<title>Tea</title><meta name="robots" content="${content}"><p>Tea`;

export const cases: PageRuleCases = {
  passing: [
    page("noindex, nofollow"),
    page("index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:0"),
    page("unavailable_after: 2027-01-01"),
    // Words of other engines are theirs to define.
    page("noodp, noai, noyaca"),
  ],
  failing: [page("no-index"), page("index, no_follow"), page("max-image-preview:big"), page("max-snippet:none")],
  outside: ["<title>Tea</title><p>Tea"],
};
