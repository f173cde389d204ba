import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<string | { readonly hidden: string; readonly text?: string }> = {
  failing: "Hidden text gives orders to AI",
  title: "Delete the hidden orders to AI from {pages}",
  why: "Makers of assistants treat hidden instructions as an attack. The site may be left out of answers, and if you didn't write it, somebody broke in.",
  steps: "Delete the hidden text. If nobody of you wrote it, look for a break-in.",
  check: inSource("style=", "no hidden sentences that tell a model what to do"),
  seen: (saw) => {
    if (typeof saw === "string") return `an order to AI in a picture's description: ${quote(saw, 120)}`;
    return saw.text === undefined
      ? `letters that nobody can see (${oneLine(saw.hidden)})`
      : `hidden text (${oneLine(saw.hidden)}): ${quote(saw.text, 120)}`;
  },
};
