import type { SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const site = (count: number, robots = ""): SiteCase => ({
  pages: { "/": "<title>Shop</title><h1>Shop</h1>" },
  robots,
  notCrawled: [{ reason: "trap", count, examples: ["https://shop.example/calendar?month=900"] }],
});

export const cases: SiteRuleCases = {
  passing: [{ pages: { "/": "<title>Shop</title>" } }, site(20), site(4000, "User-agent: *\nDisallow: /calendar?")],
  failing: [site(100), site(4000, "User-agent: GPTBot\nDisallow: /")],
  outside: [{ pages: {} }],
};
