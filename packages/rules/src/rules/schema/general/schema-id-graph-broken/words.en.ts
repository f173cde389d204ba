import { validSchema } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Markup refers to a part that is not on the page",
  title: "The structured data of {pages} {refers|refer} to parts that are missing",
  why: "The reference leads nowhere, so Google reads the offer, brand or publisher behind it as missing.",
  steps: "Give the described entity the very @id that the reference names, or write the entity where it is used.",
  check: validSchema("no reference without its entity"),
};
