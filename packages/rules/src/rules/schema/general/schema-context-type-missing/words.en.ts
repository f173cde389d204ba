import { valid } from "../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly (string | { readonly properties: readonly string[] })[]> = {
  failing: "JSON-LD without @context or @type",
  title: "Add the missing @context or @type to the structured data of {pages}",
  why: "Without the vocabulary nobody knows what the names in a block mean, and without a type nobody knows what the block describes.",
  steps: "Name schema.org as the vocabulary of each block (its context), and give each thing in it a type.",
  check: valid,
  seen: (saw) =>
    typeof saw[0] === "string"
      ? `structured data that doesn't say which vocabulary it uses: ${quote(saw[0])}`
      : "structured data that doesn't say what kind of thing it describes",
};
