import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Pages don't let visitors go back",
  title: "{pages} {doesn't|don't} let visitors go back",
  why: "Google counts this among malicious practices and lowers or removes such sites since 15 June 2026, whoever's script does it.",
  steps:
    "Take out the script that adds entries to the history or asks visitors to stay; look among advertising and pop-up services first.",
  check: onPage("after coming from a search and clicking once into the page, one step back leads to the search"),
};
