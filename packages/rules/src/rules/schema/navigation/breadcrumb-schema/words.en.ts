import { breadcrumb } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "No breadcrumb markup",
  title: "{pages} {doesn't|don't} tell Google {its|their} place in the site",
  why: "With BreadcrumbList Google shows the path to the page (Shop > Mugs) instead of a bare address and understands your categories.",
  steps: "Add a JSON-LD BreadcrumbList with the steps from the home page to this page.",
  check: breadcrumb,
};
