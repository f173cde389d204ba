import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Sections that don't say what they are about",
  title: "Sections of {pages} don't say what they are about",
  why: "Answer engines cut a page into sections and quote single ones. A section that begins with “It is …” can't be used, as nobody knows what “it” is.",
  steps: "Name the subject in the first sentence of each section instead of “it”, “this” or “as mentioned above”.",
  check: onPage("a first sentence in each section that names its subject"),
};
