import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Networks may not fetch link previews",
  title: "robots.txt keeps preview pictures from being shown",
  why: "Your robots.txt keeps the preview fetchers of social networks and messengers away, so shared links appear without title and picture.",
  steps: "Allow these fetchers in robots.txt. They open one page when someone shares it.",
  check: inRobots("no Disallow for the preview crawlers listed"),
};
