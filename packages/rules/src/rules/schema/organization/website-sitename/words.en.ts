import { validSchema } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Site name is missing in the markup or contradicts itself",
  title: "The home page doesn't state the site's name in its markup",
  why: "Google shows a site name above each result. Without WebSite markup, or with different names, it may show only the domain or a wrong name.",
  steps: "Add a JSON-LD WebSite with name and url to the home page, and use the same name in og:site_name.",
  check: validSchema("one WebSite with name and url on the home page"),
};
