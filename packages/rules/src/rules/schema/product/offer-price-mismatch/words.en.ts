import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Price in the markup stands nowhere on the page",
  title: "{pages} {tells|tell} Google another price than visitors",
  why: "Google compares marked up and visible price and removes products whose prices differ; buyers see one price and pay another.",
  steps: "Feed markup and visible price from the same field, including tax and current discounts.",
  check: product,
};
