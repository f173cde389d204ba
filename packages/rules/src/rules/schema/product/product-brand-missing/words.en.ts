import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product markup names no brand",
  title: "{pages} {doesn't|don't} tell Google the brand",
  why: "Brand together with a number is how search engines and shopping assistants know which product it is.",
  steps: "Add brand with the maker's name; for your own make use your shop's name.",
  check: product,
};
