import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product description missing or broken in the markup",
  title: "{pages} {gives|give} Google no sound description",
  why: "Shopping results and assistants take the description from the markup. HTML code or a cut-off sentence in it is shown as it stands.",
  steps: "Put the product's description into the markup as plain text, whole and without HTML.",
  check: product,
};
