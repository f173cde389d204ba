import type { PageCase, SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const html = "<title>Tea</title><h1>Tea</h1>";
const site = (answer: PageCase): SiteCase => ({
  pages: { "/": { html, headers: { etag: '"1"' } } },
  views: [{ as: "if-changed", of: "/", sent: '"1"', page: answer }],
});

export const cases: SiteRuleCases = {
  passing: [site({ status: 304 }), site({ html, headers: { etag: '"2"' } })],
  failing: [{ ...site({ html, headers: { etag: '"1"' } }), faults: ["/"] }],
  outside: [{ pages: { "/": { html, headers: { etag: '"1"' } } } }, site({ html, status: 503 })],
};
