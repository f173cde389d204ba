import { product } from "../../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly fault: string; readonly text: string } | null> = {
  failing: "Product description missing or broken in the markup",
  title: "Add a complete product description to the structured data of {pages}",
  why: "Shopping results and assistants take the description from the markup. HTML code or a cut-off sentence in it is shown as it stands.",
  steps: "Put the product's description into the markup as plain text, whole and without HTML.",
  check: product,
  seen: (saw) =>
    saw === null
      ? "product data without a description"
      : `a description ${saw.fault === "cut off" ? "that is cut off" : "with HTML code in it"}: ${quote(saw.text)}`,
};
