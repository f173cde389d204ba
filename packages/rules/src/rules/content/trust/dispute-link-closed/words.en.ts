import { onPage } from "../../../../wording/checks.ts";
import { addressOf } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<string> = {
  failing: "A link leads to the closed dispute platform of the EU",
  title: "Remove the link to the EU's dispute platform, which has closed",
  why: "The platform closed on 20 July 2025 (Regulation (EU) 2024/3228). A link to it sends customers nowhere, and wrong legal notes can be complained about.",
  steps:
    "Remove the link and the sentence around it from the footer, the imprint and the terms. Ask your lawyer whether the note on a consumer conciliation body beside it still holds.",
  check: onPage("no link to ec.europa.eu/consumers/odr"),
  seen: (url) => `a link to ${addressOf(url)}`,
};
