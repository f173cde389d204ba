import { valid } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Markup names another thing than the page",
  title: "The markup of {pages} names another thing than the heading",
  why: "Search engines and assistants take the name from the markup. A name left over from another page sends the wrong visitors or makes them distrust all of it.",
  steps: "Make name (Product) or headline (article) from the same field as the heading of the page.",
  check: valid,
};
