import { organization } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Pages describe the business differently",
  title: "Pages of the site describe the business differently",
  why: "Search engines and assistants merge what all pages say about you. Different names under one address leave them with two half-known businesses.",
  steps: "Describe the business once with a stable @id on the home page, and refer to that @id everywhere else.",
  check: organization,
};
