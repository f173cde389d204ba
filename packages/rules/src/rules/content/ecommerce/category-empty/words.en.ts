import { status } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<string | { readonly items: number }> = {
  failing: "Empty or one-item category in the index",
  title: "Add products to {pages}, or merge {it|them} with another category",
  why: "Visitors who land on an empty category leave, and Google treats such pages as if they didn't exist (soft 404).",
  steps: "Put products into the category, or move what it holds to a fuller one and link there instead.",
  check: status("404 or 410, or the page has products or a noindex"),
  seen: (saw) =>
    typeof saw === "string"
      ? `the words ${quote(saw)} and no products`
      : saw.items === 0
        ? "a list without any product"
        : `a list of only ${counted(saw.items, "product")}`,
};
