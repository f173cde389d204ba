import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "robots.txt does not name the sitemap",
  title: "Add the sitemap's address to robots.txt",
  why: "The sitemap exists, but crawlers that don't know its address have to guess. The line in robots.txt tells every search engine and AI crawler at once.",
  steps: "Add a line to robots.txt that begins with “Sitemap:” and gives the full address of the file.",
  check: inRobots("a line “Sitemap:” with the full address"),
  seen: () => "no line in robots.txt that names the sitemap",
};
