import { valid } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page has no structured data at all",
  title: "Add structured data to {pages}",
  why: "Structured data tells search engines in their own form what a page is: product with price, article, breadcrumb, organization. Without it the page can't get rich results.",
  steps:
    "Add JSON-LD that fits the page: Organization and WebSite on the home page, Product, BreadcrumbList, or Article elsewhere.",
  check: valid,
  seen: () => "no structured data at all",
};
