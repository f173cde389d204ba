import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { secondsOf } from "../../../../wording/measures.ts";

export const en: Words<{ readonly blockedMilliseconds: number }> = {
  failing: "Scripts block the page for long (lab)",
  title: "Keep scripts from blocking {pages}",
  why: "While a script runs the page answers no touch. What took this long on a whole computer takes several times longer on a phone.",
  steps: "Split long work into pieces, put off what the first view does not need, and take out scripts nobody uses.",
  check: inLighthouse("at most 200 ms of total blocking time"),
  seen: ({ blockedMilliseconds }) => `the page blocked by scripts for ${secondsOf(blockedMilliseconds)} while loading`,
};
