import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The language switcher is not made of links",
  title: "The language switcher of {pages} is not made of links",
  why: "Crawlers follow links; they choose nothing from a list and press no button. The other languages stay unknown to them.",
  steps:
    "Give every language its own address, and make each entry of the switcher an a element with that address. Name the versions with hreflang as well.",
  check: inSource("hreflang", "a link to the page in each language, and the same list in the head"),
};
