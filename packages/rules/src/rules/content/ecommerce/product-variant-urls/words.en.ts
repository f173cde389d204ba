import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Addresses of variants compete with each other",
  title: "{pages} {competes|compete} with other variants of {its|their} product",
  why: "Each size or colour asks to be listed on its own, with the same title and text. They take places from each other and split your links.",
  steps:
    "Point the canonical of the variants at the main address, unless people search for the variant; then give it a title and text of its own.",
  check: canonical,
};
