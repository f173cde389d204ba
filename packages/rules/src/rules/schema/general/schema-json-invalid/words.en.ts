import { valid } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "JSON-LD can't be read",
  title: "{pages} {has|have} structured data that can't be read",
  why: "One wrong comma or quote makes a whole block of structured data worthless: search engines skip it.",
  steps:
    "Correct the JSON at the place shown. Let your system write it with a JSON encoder instead of putting texts into a template.",
  check: valid,
};
