import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";

export const en: Words<string> = {
  failing: "The rest of a list can't be reached by links",
  title: "Link to the rest of the list on {pages}",
  why: "The page shows part of its products and loads the others by script. Search engines press no buttons, so products behind it are found late or not at all.",
  steps: "Put plain links to the next pages under the list. A button that loads more may stay beside them.",
  check: inSource("page=2", "a link to the second page of the list"),
  seen: (text) => `${quote(text)} and no link to the others`,
};
