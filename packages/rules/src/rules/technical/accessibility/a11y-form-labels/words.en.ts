import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Form fields without a label",
  title: "{pages} {has|have} form fields without a label",
  why: "Screen readers and shopping assistants don't know what to fill in. A grey hint inside the field vanishes while typing.",
  steps: "Add a label element for each field, or an aria-label where a visible label doesn't fit.",
  check: onPage("a click on each label puts the cursor into its field"),
};
