import type { SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (text: string, canonical?: string): string =>
  `<html><head><title>Soap</title>${canonical ? `<link rel="canonical" href="${canonical}">` : ""}</head><body><main><h1>Soap</h1><p>${text}</p></main></body></html>`;
const asked = (answer: NonNullable<SiteCase["views"]>[number]["page"]): SiteCase => ({
  pages: { "/": page("Home"), "/soap": page("Olive soap") },
  views: [{ as: "other-slash", of: "/soap", asked: "/soap/", page: answer }],
});

export const cases: SiteRuleCases = {
  passing: [
    asked({ status: 301, redirectTo: "https://shop.example/soap" }),
    asked({ html: "<h1>Not found</h1>", status: 404 }),
    asked(page("Olive soap", "/soap")),
    { pages: { "/": page("Home"), "/soap": page("Olive soap"), "/soap/": page("All soaps") } },
  ],
  failing: [
    { ...asked(page("Olive soap")), faults: ["/soap"] },
    { pages: { "/": page("Home"), "/soap": page("Olive soap"), "/soap/": page("Olive soap") }, faults: ["/soap/"] },
  ],
  outside: [{ pages: { "/": page("Home"), "/soap": page("Olive soap") } }],
};
