import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Long article that quotes nobody",
  title: "{pages} {quotes|quote} nobody",
  why: "In tests, texts with quotations of named people were shown clearly more often by answer engines.",
  steps: "Ask somebody who knows and quote them with name and role. Never invent a quotation.",
  check: inSource("<blockquote", "a quotation with name and role"),
};
