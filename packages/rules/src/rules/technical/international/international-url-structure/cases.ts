import type { PageCase, SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (lang: string, text: string): string => `<html lang="${lang}"><title>Tea</title><h1>Tea</h1><p>${text}`;
const site = (answer: string | PageCase): SiteCase => ({
  pages: { "/": page("en", "Tea from Uji") },
  views: [{ as: "other-language", of: "/", sent: "de", page: answer }],
});

export const cases: SiteRuleCases = {
  passing: [site(page("en", "Tea from Uji")), site(page("en-GB", "Tea of today")), site(page("de", "Tea from Uji"))],
  failing: [{ ...site(page("de", "Tee aus Uji")), faults: ["/"] }],
  outside: [
    { pages: { "/": page("en", "Tea") } },
    site({ status: 302, redirectTo: "https://shop.example/de/" }),
    site("<title>Tee</title><p>Tee aus Uji"),
  ],
};
