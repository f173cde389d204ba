import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<string> = {
  failing: "Buttons without a name",
  title: "Give the unnamed buttons on {pages} a name",
  why: "Screen readers announce these buttons as just “button”, and AI assistants that shop for people can't tell what they do.",
  steps: "Put a word inside each button, or give buttons that show only an icon a label such as “Open menu”.",
  check: onPage("a screen reader or the accessibility panel of the browser names every button"),
  seen: (saw) =>
    `${counted(Number.parseInt(saw, 10), "button")} without any word that says what ${Number.parseInt(saw, 10) === 1 ? "it does" : "they do"}`,
};
