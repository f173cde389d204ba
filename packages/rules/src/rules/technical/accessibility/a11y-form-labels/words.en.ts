import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, listed } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

const MOST_NAMED = 3;

/** `input[type="text"][name="mail"]` is the field “mail”, and one without a name of its own is told by its kind. */
const fieldName = (field: string): string =>
  quote(/\[(?:name|id|placeholder)="([^"]+)"/.exec(field)?.[1] ?? /="([^"]+)"/.exec(field)?.[1] ?? field, 40);

export const en: Words<{ readonly count: number; readonly fields: readonly string[] }> = {
  failing: "Form fields without a label",
  title: "Add labels to the form fields on {pages}",
  why: "Screen readers and shopping assistants don't know what to fill in. A grey hint inside the field vanishes while typing.",
  steps:
    "Give each field its name. Where a label stands beside it, join the two by for and id; else set aria-label, which nobody sees and every reader hears.",
  check: onPage("the accessibility panel of the browser shows a name for each field"),
  seen: ({ count, fields }) =>
    `${counted(count, "field")} without a label: ${listed(fields.map(fieldName), MOST_NAMED, count)}`,
};
