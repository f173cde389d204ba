import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { sizeOf } from "../../../../wording/measures.ts";

export const en: Words<{ readonly scriptBytes: number; readonly unusedPercent: number }> = {
  failing: "Most of the loaded script is not used",
  title: "Remove unused JavaScript from {pages}",
  why: "Phones load and read every line of script before they can do anything else, also the lines that this page never runs.",
  steps: "Load scripts only on pages that need them, split large ones, and take out apps and tags nobody uses.",
  check: inLighthouse("less unused script"),
  seen: ({ scriptBytes, unusedPercent }) => `${unusedPercent}% of ${sizeOf(scriptBytes)} of scripts unused`,
};
