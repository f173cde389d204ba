import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Pictures of the pages are blocked by robots.txt",
  title: "robots.txt hides pictures from search engines",
  why: "Pictures that Google may not fetch appear neither in image search nor beside your products in results.",
  steps: "Allow the folder of the pictures in robots.txt, also for Googlebot-Image.",
  check: inRobots("no rule that matches the pictures shown, or an Allow line for them"),
};
