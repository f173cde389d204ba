import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Price is not in the page's text",
  title: "The price of {pages} is not in the HTML",
  why: "The price comes only by script or only in the markup. Most AI crawlers don't run scripts, and Google wants marked up prices to be visible.",
  steps: "Let the server write the price, with its currency, into the page's HTML.",
  check: inSource("price", "the price as text, without running scripts"),
};
