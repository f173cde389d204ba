import { valid } from "../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly (string | { readonly properties: readonly string[] })[]> = {
  failing: "JSON-LD without @context or @type",
  title: "Say in the structured data of {pages} what it describes",
  why: "Without @context nobody knows which vocabulary the names come from, and without @type nobody knows what the block describes.",
  steps: 'Start each block with "@context": "https://schema.org" and give each entity an "@type".',
  check: valid,
  seen: (saw) =>
    typeof saw[0] === "string"
      ? `structured data that doesn't say which vocabulary it uses: ${quote(saw[0])}`
      : "structured data that doesn't say what kind of thing it describes",
};
