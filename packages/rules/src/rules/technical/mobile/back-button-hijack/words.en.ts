import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";
import type { Trap } from "./saw.ts";

export const en: Words<Trap> = {
  failing: "Pages don't let visitors go back",
  title: "Let visitors of {pages} go back",
  why: "Google counts this among malicious practices and lowers or removes such sites since 15 June 2026, whoever's script does it.",
  steps:
    "Take out the script that adds entries to the history or asks visitors to stay; look among advertising and pop-up services first.",
  check: onPage("after coming from a search and clicking once into the page, one step back leads to the search"),
  seen: (saw) => {
    if (typeof saw === "string") return "a question that holds visitors who want to leave";
    return "ledTo" in saw
      ? `one step back that led to ${saw.ledTo === null ? "another page" : addressOf(saw.ledTo)} instead of where the visitor came from`
      : `a page that stays when one goes back: it had added ${counted(saw.entriesAdded, "step")} to the way back`;
  },
};
