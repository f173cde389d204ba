import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "More products appear only after a click",
  title: "{pages} {shows|show} more products only after a click",
  why: "A button adds products without an address for them. Crawlers and assistants that follow links see the first few only.",
  steps: "Give each further part of the list an address (?page=2) and make the button a link to it.",
  check: inSource("page=", "links to the further parts of the list"),
};
