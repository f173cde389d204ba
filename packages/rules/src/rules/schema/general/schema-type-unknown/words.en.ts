import { valid } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Misspelt names in the structured data",
  title: "The structured data of {pages} has misspelt names",
  why: "Search engines skip names that schema.org doesn't know, so what stands there is lost. Upper and lower case count.",
  steps: "Write the names as schema.org spells them.",
  check: valid,
};
