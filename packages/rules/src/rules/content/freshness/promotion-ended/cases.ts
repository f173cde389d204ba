import type { PageCase } from "@audit/testkit";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (text: string, date = "Thu, 15 Jan 2026 10:00:00 GMT"): PageCase => ({
  url: "https://shop.example/",
  headers: { date },
  html: `<!doctype html><html lang=en><head><title>Mugs</title></head><body><main><h1>Mugs</h1><p>${text}</p><p>We make mugs from clay.</p></main></body></html>`,
});

export const cases: PageRuleCases = {
  passing: [
    page("Winter sale: 20% off until 31 January 2026."),
    page("Sale from 1 January 2026 – 31 March 2026 on all mugs."),
  ],
  failing: [page("Christmas sale: 20% off until 24 December 2025.")],
  outside: [
    page("Founded on 24 December 2025."),
    page("Sale now on: 20% off."),
    page("Sale until 24 December 2025.", ""),
  ],
};
