import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Search engines are told to read very slowly",
  title: "robots.txt tells search engines to read very slowly",
  why: "Bing and several assistants wait as long as Crawl-delay says between two pages, so that new products and prices are read days later. Google ignores the line.",
  steps:
    "Take the Crawl-delay line out, or write 1 or 2; a server that needs rest is better protected by status 429 when it is busy.",
  check: inRobots("no Crawl-delay above 10"),
};
