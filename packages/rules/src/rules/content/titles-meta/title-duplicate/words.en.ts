import { title } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Several pages share one title",
  title: "{pages} {shares its|share their} title with other pages",
  why: "Pages with the same title look the same in search results, so people and search engines can't tell which one to choose.",
  steps:
    "Give each page a title that names its own product, category or topic. If the pages are copies, point a canonical link at one of them.",
  check: title,
};
