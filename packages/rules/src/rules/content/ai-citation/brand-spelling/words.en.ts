import { onPage } from "../../../../wording/checks.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly spelling: string; readonly usual: string }> = {
  failing: "The name of the business is spelt in several ways",
  title: "Use one spelling of your business name on all pages",
  why: "Search engines and assistants tell businesses apart by their names. Two spellings of one name weaken both, and buyers wonder which one is right.",
  steps:
    "Choose the spelling that stands on your logo and papers. Use it in titles, link previews and structured data; other spellings may stand there as alternateName.",
  check: onPage("the same spelling in title, preview tags and structured data"),
  seen: ({ spelling, usual }, { evidence }) =>
    `the spelling ${quote(spelling)} in ${oneLine(evidence.at)}, while most places write ${quote(usual)}`,
};
