import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = (value?: string): SiteRuleCases["passing"][number]["pages"] => ({
  "/": { html: "<p>Tea", ...(value === undefined ? {} : { headers: { "strict-transport-security": value } }) },
});

export const cases: SiteRuleCases = {
  passing: [
    { pages: home("max-age=31536000; includeSubDomains") },
    { pages: home('max-age="300"') },
    // Browsers know the whole top-level domain as encrypted.
    { origin: "https://tea.app", pages: home() },
  ],
  failing: [{ pages: home() }, { pages: home("max-age=0") }],
  outside: [
    { origin: "http://127.0.0.1:8080", pages: home() },
    { origin: "http://shop.example", pages: home() },
  ],
  unknown: [{ pages: { "/": { status: 503 } } }],
};
