import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { counted, number } from "../../../../wording/plural.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly agent: string; readonly words: number; readonly wordsForAgent: number }> = {
  failing: "AI agents get another page than visitors",
  title: "Send AI assistants the same text as visitors on {pages}",
  why: "A visitor with the name of an AI agent got clearly other words. What assistants then say about you is not what buyers find, and makers of assistants call it deception.",
  steps: "Send all visitors the same text; leave out only layout and scripts for programs.",
  check: onPage("the same text whoever asks"),
  seen: ({ agent, words, wordsForAgent }) =>
    `${counted(wordsForAgent, "word")} for ${oneLine(agent)} where visitors get ${number(words)}, and hardly any of them the same`,
};
