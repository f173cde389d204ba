import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "robots.txt does not name the sitemap",
  title: "robots.txt doesn't name the sitemap",
  why: "The sitemap exists, but crawlers that don't know its address have to guess. The line in robots.txt tells every search engine and AI crawler at once.",
  steps: "Add a line with the full address to robots.txt, for example: Sitemap: https://www.your-shop.com/sitemap.xml",
  check: inRobots("a line “Sitemap:” with the full address"),
};
