import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Script library with a known security hole",
  title: "{pages} {loads|load} a script with a known security hole",
  why: "The page loads a version with a published hole. Attackers look for exactly these to put spam or card skimmers into shops.",
  steps: "Load the version named below or a newer one, and test the pages that use it.",
  check: inSource("<script", "the version named in the steps or a newer one"),
};
