import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Buttons that machines can't tell from text",
  title: "{pages} {has|have} buttons that machines can't tell from text",
  why: "Assistants that shop for people find buttons by their role and name, as screen readers do. Elements that only react to clicks don't exist for them.",
  steps: "Use button for actions and a with href for links, each with a text or aria-label.",
  check: inSource("onclick", "only buttons and links react to clicks"),
};
