import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<readonly string[]> = {
  failing: "Embedded film or map without a name",
  title: "Add titles to the films and maps embedded on {pages}",
  why: "Screen readers and assistants announce an embedded film or map by its title. Without one they say “frame” and nobody knows whether it is worth entering.",
  steps: "Give each embedded film or map a title that says what is in it, for example “How the mug is glazed (film)”.",
  check: inSource("<iframe", "a title that says what is shown"),
  seen: (frames) =>
    `${counted(frames.length, "embedded film or map", "embedded films or maps")} without a name, for example ${addressOf(frames[0] ?? "")}`,
};
