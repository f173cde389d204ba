import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (ttfbMs: number) => ({ html: "<title>Tea</title><p>Tea", ttfbMs });

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page(100), "/a": page(150), "/b": page(200) } },
    // One slow answer among many is chance.
    { pages: { "/": page(100), "/a": page(150), "/b": page(2500) } },
  ],
  failing: [
    { pages: { "/": page(900), "/a": page(1200), "/b": page(1500) }, faults: ["/", "/a", "/b"] },
    { pages: { "/": page(1900), "/a": page(1200), "/b": page(300) }, faults: ["/", "/a"] },
  ],
  outside: [{ pages: {} }],
  unknown: [{ pages: { "/": page(5000) } }],
};
