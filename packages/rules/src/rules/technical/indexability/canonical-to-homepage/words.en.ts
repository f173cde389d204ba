import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Many pages name the home page as their canonical address",
  title: "{pages} {tells|tell} search engines to list the home page instead",
  why: "These pages tell search engines that they are copies of the home page, so they may vanish from the results.",
  steps:
    "Correct the template so that each page names its own address in the canonical link. Often the home address is written there as fixed text.",
  check: canonical,
};
