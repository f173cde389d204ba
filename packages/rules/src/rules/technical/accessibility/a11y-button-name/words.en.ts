import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Buttons without a name",
  title: "{pages} {has|have} buttons without a name",
  why: "Screen readers announce these buttons as just “button”, and AI assistants that shop for people can't tell what they do.",
  steps: "Put a word inside each button, or add an aria-label such as “Open menu” to buttons that show only an icon.",
  check: onPage("a screen reader or the accessibility panel of the browser names every button"),
};
