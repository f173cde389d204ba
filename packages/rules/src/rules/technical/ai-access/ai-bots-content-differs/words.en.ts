import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "AI agents get another page than visitors",
  title: "{pages} {sends|send} AI agents another text",
  why: "A visitor with the name of an AI agent got clearly other words. What assistants then say about you is not what buyers find, and makers of assistants call it deception.",
  steps: "Send all visitors the same text; leave out only layout and scripts for programs.",
  check: onPage("the same text whoever asks"),
};
