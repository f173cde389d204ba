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
const limit = [{ reason: "limit" as const, count: 9, examples: [] }];

export const cases: SiteRuleCases = {
  passing: [site([]), site([], { notCrawled: limit })],
  failing: [
    { ...site(["/soap-3"]), faults: ["/soap-3"] },
    { ...site(["/soap-3", "/soap-7"]), faults: ["/soap-3", "/soap-7"] },
  ],
  outside: [{ pages: { "/": page(["/a"]), "/a": page([]) } }],
  unknown: [site(["/soap-3"], { notCrawled: limit })],
};
