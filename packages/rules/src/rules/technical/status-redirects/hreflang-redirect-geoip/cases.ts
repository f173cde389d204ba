import type { PageCase, SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = "<html lang=en><title>Tea</title><h1>Tea</h1><p>Tea from Uji";
const site = (answer: string | PageCase): SiteCase => ({
  pages: { "/": page },
  views: [{ as: "other-language", of: "/", sent: "de", page: answer }],
});

export const cases: SiteRuleCases = {
  passing: [site(page), site({ html: page, status: 503 })],
  failing: [{ ...site({ status: 302, redirectTo: "https://shop.example/de/" }), faults: ["/"] }],
  outside: [{ pages: { "/": page } }, site({ failure: { kind: "timeout", message: "No answer came." } })],
};
