import type { SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const PATHS = Array.from({ length: 11 }, (_, index) => `/soap-${index}`);
const page = (links: readonly string[]): string =>
  `<html><head><title>Soap</title></head><body><h1>Soap</h1><p>Olive soap, boiled for eight days.</p>
${links.map((path) => `<a href="${path}">Soap</a>`).join("")}</body></html>`;
/** Home and every soap link to all soaps; `weak` ones are linked from home only. */
const site = (weak: readonly string[], more: Partial<SiteCase> = {}): SiteCase => ({
  pages: {
    "/": page(PATHS),
    ...Object.fromEntries(PATHS.map((path) => [path, page(PATHS.filter((other) => !weak.includes(other)))])),
  },
  ...more,
});
/** The same, with a page of its own at /soap-3, fetched in November 2026. */
const dated = (title: string, more = "", lang = "en"): SiteCase => {
  const { pages } = site(["/soap-3"]);
  const html = `<html lang="${lang}"><head><title>${title}</title>${more}</head><body><h1>Boiling soap together</h1><p>Eight days.</p></body></html>`;
  return { pages: { ...pages, "/soap-3": { html, headers: { date: "Fri, 27 Nov 2026 12:00:00 GMT" } } } };
};
const event = (end: string): string =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Event","name":"Soap","startDate":"${end}"}</script>`;
const limit = [{ reason: "limit" as const, count: 9, examples: [] }];

export const cases: SiteRuleCases = {
  passing: [
    site([]),
    site([], { notCrawled: limit }),
    // What is over, or may be, needs no more links.
    dated("Soap camp", event("2026-03-20")),
    dated("Soap camp on 20 March 2026"),
    dated("Curso de jabón 20–23 marzo", "", "es"),
  ],
  failing: [
    { ...site(["/soap-3"]), faults: ["/soap-3"] },
    { ...dated("Soap camp on 20 March 2027"), faults: ["/soap-3"] },
    { ...dated("Soap camp on 20 March 2026", event("2027-03-20")), faults: ["/soap-3"] },
    { ...dated("12 marble soaps"), faults: ["/soap-3"] },
    { ...site(["/soap-3", "/soap-7"]), faults: ["/soap-3", "/soap-7"] },
  ],
  outside: [{ pages: { "/": page(["/a"]), "/a": page([]) } }],
  unknown: [site(["/soap-3"], { notCrawled: limit })],
};
