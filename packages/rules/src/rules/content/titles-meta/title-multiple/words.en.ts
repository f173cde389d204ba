import { title } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "More than one title in the head",
  title: "{pages} {has|have} several titles",
  why: "Search engines and browsers take one of the titles, and it may not be the one you wrote for people.",
  steps: "Keep the title written for this page and remove the other; usually theme and SEO plugin both print one.",
  check: title,
};
