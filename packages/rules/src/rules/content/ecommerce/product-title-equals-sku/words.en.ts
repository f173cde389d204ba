import { inSource } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly name: string }> = {
  failing: "Product name is only a code",
  title: "Give the {product|products} on {pages} {a name|names} in words",
  why: "Nobody searches for an article number they don't know, and an answer engine can't tell what the product is.",
  steps: "Put a word for the thing into the name, for example brand, kind and model, and keep the number as SKU.",
  check: inSource("<h1", "a name that a buyer would type"),
  seen: ({ name }) => `a product that is called ${quote(name)}`,
};
