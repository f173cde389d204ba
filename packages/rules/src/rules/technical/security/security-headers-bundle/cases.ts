import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = (headers: Record<string, string>) => ({ "/": { html: "<p>Tea", headers } });

export const cases: SiteRuleCases = {
  passing: [
    { pages: home({ "x-content-type-options": "nosniff", "x-frame-options": "SAMEORIGIN" }) },
    {
      pages: home({
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src *; frame-ancestors 'none'",
      }),
    },
  ],
  failing: [
    { pages: home({}) },
    { pages: home({ "x-content-type-options": "nosniff" }) },
    { pages: home({ "x-frame-options": "DENY", "content-security-policy": "upgrade-insecure-requests" }) },
  ],
  outside: [{ origin: "http://localhost:3000", pages: home({}) }],
  unknown: [{ pages: { "/": { status: 500 } } }],
};
