import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Colour, size or material of variants missing in the markup",
  title: "{pages} {hides|hide} colour, size or material from filters",
  why: "Filters and shopping assistants find a blue mug in size L only when the markup says blue and L.",
  steps: "Add color, size, material or pattern to each variant, as the page shows them.",
  check: product,
};
