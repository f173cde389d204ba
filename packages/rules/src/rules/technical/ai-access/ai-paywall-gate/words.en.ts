import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Article ends at a gate",
  title: "{pages} {ends|end} at a gate",
  why: "Assistants don't sign up or pay. They quote what they can read, and send readers to whoever answers openly. It's your choice; it should be one.",
  steps: "Put the answer and its key figures before the gate, or leave this page open.",
  check: onPage("the answer before anybody has to sign up"),
};
