import type { SiteRuleCases } from "../../../../rule-cases.ts";

const bare = { "/": "<title>Tea</title><p>Tea" };
const linked = { "/": '<title>Tea</title><link rel="shortcut icon" href="/icon.png"><p>Tea' };

export const cases: SiteRuleCases = {
  passing: [
    { pages: linked },
    { pages: { "/": '<title>Tea</title><link rel=icon href="data:image/svg+xml,x"><p>Tea' } },
    { pages: bare, probes: { favicon: { status: 200, contentType: "image/x-icon" } } },
  ],
  failing: [
    { pages: bare, probes: { favicon: { status: 404 } } },
    // A script shell answers every address with its HTML.
    { pages: bare, probes: { favicon: { status: 200, contentType: "text/html" } } },
    { pages: linked, robots: "User-agent: *\nDisallow: /icon.png" },
  ],
  outside: [{ pages: {} }],
  unknown: [{ pages: bare }, { pages: { "/": { status: 503 } } }],
};
