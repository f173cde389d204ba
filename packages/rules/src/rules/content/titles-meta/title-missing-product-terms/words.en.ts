import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product title leaves out name or brand",
  title: "The title of {pages} leaves out name or brand",
  why: "Buyers search for brand and product. A title that leaves one of them out is shown less and clicked less.",
  steps: "Write product name and brand into the title, e.g. “Blue mug 350 ml – Northfire | Acme”.",
  check: inSource("<title", "a title that says what only this page offers"),
};
