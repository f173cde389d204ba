import { onPage } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";
import type { Saw } from "./saw.ts";

export const en: Words<Saw> = {
  failing: "Different things of a list are said to be made of the same",
  title: "Correct what the lists on {pages} say the same of different things",
  why: "A text was copied and not changed, so at least one of each group is described wrongly. Guests with an allergy and assistants that are asked what is in it rely on this text.",
  steps:
    "Ask whoever makes them what each is made of, enter it in the sheet and put it on the page. Where two really are made of the same, say in their texts what tells them apart.",
  check: onPage("no two of these names with the same text, and each text right for its name"),
  seen: ({ groups, pairs }) =>
    `${counted(groups, "group")} of names with the same text: ${listed(
      pairs.map(({ names }) => names.map((name) => quote(name, 40)).join(" = ")),
      6,
      groups,
    )}`,
};
