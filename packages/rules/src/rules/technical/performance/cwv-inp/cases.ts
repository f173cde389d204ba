import { teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": teaPage("<h1>Tea</h1>"), "/tea": teaPage("<h1>Green tea</h1>") };

export const cases: SiteRuleCases = {
  passing: [
    { pages, field: { origin: { inpMs: 200 }, "/tea": { inpMs: 90 } } },
    { pages, field: { origin: { inpMs: 120, lcpMs: 9000 } } },
  ],
  failing: [
    { pages, field: { origin: { inpMs: 340 } }, faults: ["/"] },
    { pages, field: { origin: { inpMs: 150 }, "/tea": { inpMs: 201, device: "all" } }, faults: ["/tea"] },
  ],
  outside: [{ pages, origin: "http://localhost:8080" }],
  unknown: [{ pages }, { pages, field: { origin: null, "/tea": null } }, { pages, field: { origin: { lcpMs: 1000 } } }],
};
