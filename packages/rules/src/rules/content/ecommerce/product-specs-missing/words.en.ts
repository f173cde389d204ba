import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "No table of product data",
  title: "{pages} {has|have} no table of product data",
  why: "Shopping assistants and filters compare size, material, weight and the like. They read them from tables, not from sentences.",
  steps:
    "Add a table with the product's data, one row per property: size, material, weight, colour, care, scope of delivery.",
  check: inSource("<table", "a row for each property"),
};
