import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { counted, number } from "../../../../wording/plural.ts";

export const en: Words<{ readonly outside: number; readonly of: number }> = {
  failing: "Language versions outside the page head",
  title: "Move the hreflang links of {pages} into the head",
  why: "Search engines read hreflang lines in the head only; further down they are ignored, and the languages stay unconnected.",
  steps: "Move the hreflang lines into the head, above scripts that write visible elements.",
  check: hreflang,
  seen: ({ outside, of }) => `${number(outside)} of ${counted(of, "language version")} below the head of the page`,
};
