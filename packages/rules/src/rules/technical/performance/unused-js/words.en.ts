import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Most of the loaded script is not used",
  title: "{pages} {loads|load} script that is never used",
  why: "Phones load and read every line of script before they can do anything else, also the lines that this page never runs.",
  steps: "Load scripts only on pages that need them, split large ones, and take out apps and tags nobody uses.",
  check: inLighthouse("less unused script"),
};
