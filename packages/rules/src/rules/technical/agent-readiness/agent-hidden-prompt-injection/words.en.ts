import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Hidden text gives orders to AI",
  title: "{pages} {hides|hide} orders to AI",
  why: "Makers of assistants treat hidden instructions as an attack. The site may be left out of answers, and if you didn't write it, somebody broke in.",
  steps: "Delete the hidden text. If nobody of you wrote it, look for a break-in.",
  check: inSource("style=", "no hidden sentences that tell a model what to do"),
};
