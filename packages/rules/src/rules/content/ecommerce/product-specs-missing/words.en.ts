import { inSource } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly labelledValues: number }> = {
  failing: "No table of product data",
  title: "Add a table of product data to {pages}",
  why: "Shopping assistants and filters compare size, material, weight and the like. They read them from tables, not from sentences.",
  steps:
    "Add a table with the product's data, one row per property: size, material, weight, colour, care, scope of delivery.",
  check: inSource("<table", "a row for each property"),
  seen: ({ labelledValues }) =>
    `no table of product data${labelledValues === 0 ? "" : `, and only ${counted(labelledValues, "labelled value")} in the text`}`,
};
