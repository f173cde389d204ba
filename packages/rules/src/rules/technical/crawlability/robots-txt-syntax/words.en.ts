import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, clause } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{
  readonly faults: number;
  readonly lines: readonly { readonly line: number; readonly text: string; readonly problem: string }[];
}> = {
  failing: "robots.txt has lines that crawlers can't read",
  title: "Correct the lines of robots.txt that crawlers can't read",
  why: "Crawlers skip what they don't understand, so a rule you count on may not be in force.",
  steps:
    "Correct or delete the lines shown. Each line is a field, a colon and a value, and every Allow or Disallow stands below a User-agent line.",
  check: inRobots("only lines of the form “Field: value” below a User-agent line"),
  seen: ({ faults, lines }) =>
    `${counted(faults, "faulty line")} in robots.txt${lines[0] === undefined ? "" : `; line ${lines[0].line} reads ${quote(lines[0].text)}: ${clause(lines[0].problem)}`}`,
};
