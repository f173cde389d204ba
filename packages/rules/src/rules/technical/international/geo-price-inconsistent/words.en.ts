import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The same address shows another price to another visitor",
  title: "{pages} {shows|show} another price to visitors of another language",
  why: "Google compares the price in your feed and markup with the page it sees. When the page changes with the visitor's language, offers may be refused as wrong.",
  steps: "Give each country or currency an address of its own, or show one price to all and convert it beside.",
  check: onPage("the same price with the browser set to another language"),
};
