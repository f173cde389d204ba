import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";

export const en: Words<{ readonly button: string }> = {
  failing: "More products appear only after a click",
  title: "Link to the further products of {pages}, instead of a button only",
  why: "A button adds products without an address for them. Crawlers and assistants that follow links see the first few only.",
  steps: "Give each further part of the list an address of its own and make the button a link to it.",
  check: inSource("page=", "links to the further parts of the list"),
  seen: ({ button }) => `a button ${quote(button)} and no link to the products behind it`,
};
