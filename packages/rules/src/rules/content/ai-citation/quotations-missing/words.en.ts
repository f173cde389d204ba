import { inSource } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly words: number }> = {
  failing: "Long article that quotes nobody",
  title: "Quote somebody who knows the subject on {pages}",
  why: "In tests, texts with quotations of named people were shown clearly more often by answer engines.",
  steps: "Ask somebody who knows and quote them with name and role. Never invent a quotation.",
  check: inSource("<blockquote", "a quotation with name and role"),
  seen: ({ words }) => `a text of ${number(words)} words that quotes nobody`,
};
