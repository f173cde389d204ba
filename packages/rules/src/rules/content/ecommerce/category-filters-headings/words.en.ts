import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Filtered lists carry the words of the whole category",
  title: "{pages} {carries|carry} the words of the whole category",
  why: "These filtered lists ask to be listed by search engines, but title and heading are those of the category. Nobody who searches for the filter finds them.",
  steps:
    "Name the filter in title and heading (“Blue mugs”), or point the canonical of filtered lists at the category.",
  check: canonical,
};
