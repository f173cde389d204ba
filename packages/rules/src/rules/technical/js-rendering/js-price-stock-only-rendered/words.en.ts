import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Price appears only after scripts ran",
  title: "The price of {pages} exists only after scripts have run",
  why: "AI assistants that compare offers read the page as sent and find no price, so they name another shop.",
  steps: "Send price and availability in the HTML, visibly and in the JSON-LD; scripts may update them afterwards.",
  check: inSource("price", "the price that visitors see"),
};
