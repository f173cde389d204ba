import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{
  readonly withoutRole: number;
  readonly withoutName: number;
  readonly kinds?: readonly string[];
}> = {
  failing: "Buttons that machines can't tell from text",
  title: "Make the buttons of {pages} real buttons with a name",
  why: "Assistants that shop for people find buttons by their role and name, as screen readers do. Elements that only react to clicks don't exist for them.",
  steps: "Use real buttons for actions and real links for addresses, each with a text or a label.",
  check: inSource("onclick", "only buttons and links react to clicks"),
  seen: ({ withoutRole, withoutName, kinds = [] }) =>
    `${listed([
      ...(withoutRole > 0
        ? [`${counted(withoutRole, "thing")} to click that ${withoutRole === 1 ? "is" : "are"} neither button nor link`]
        : []),
      ...(withoutName > 0 ? [`${counted(withoutName, "button or link", "buttons or links")} without a name`] : []),
    ])}${kinds.length > 0 ? `: ${listed(kinds.map((kind) => quote(kind, 40)))}` : ""}`,
};
