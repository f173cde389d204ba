import { valid } from "../checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly property: string; readonly values: readonly string[] }> = {
  failing: "The same thing is described twice and differently",
  title: "Remove contradicting duplicates from the structured data of {pages}",
  why: "When theme and plugin both describe your shop or product, search engines join the two and can't tell which value is right.",
  steps: "Let one source write this markup and switch it off in the other.",
  check: valid,
  seen: ({ property, values }) =>
    `two descriptions of one thing whose ${plainName(property)} differs: ${quotes(values)}`,
};
