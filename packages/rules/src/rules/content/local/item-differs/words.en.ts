import { onPage } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { addressOf, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";
import type { Saw } from "./saw.ts";

export const en: Words<Saw> = {
  failing: "The same thing has another price or size on another page",
  title: "Make prices and sizes on {pages} agree with the other list of the same things",
  why: "Whoever read one page expects that price and that size, and finds another one. Assistants quote either of them.",
  steps:
    "Decide which price and size hold, which no page can tell, enter them in the sheet, and write them the same on both pages. What stands in one list only belongs into the other, too, if it is still on offer.",
  check: onPage("each name of the sheet with the same price and size as on the other page"),
  seen: ({ rows, others }) => {
    const [row] = rows;
    const more = rows.length > 1 ? `, and ${rows.length - 1} more` : "";
    const beside = others.length === 0 ? "" : `; ${counted(others.length, "more price")} in that currency on the page`;
    return row === undefined
      ? "other values"
      : `${quote(row.name, 40)} with ${row.here} here and ${row.there} on ${addressOf(row.url)}${more}${beside}`;
  },
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.sign,
      title: "Correct the currency on {pages}, and make prices and sizes agree with the other list",
      why: "One list asks in another currency than the other: a guest doesn't know what to pay, and assistants quote either. A sign that came with a template is no price of yours.",
      steps:
        "Say what each thing of the sheet costs and how much of it there is; don't convert, the sign may only be left over from a template. Then write price, sign and size the same on both pages, and add to the other list what is missing there.",
    },
  ],
};
