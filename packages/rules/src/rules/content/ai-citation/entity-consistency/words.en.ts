import { onPage } from "../../../../wording/checks.ts";
import { quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly name: string }[]> = {
  failing: "The business goes by different names",
  title: "Use one name for the business everywhere on the site",
  why: "Search engines and answer engines join what they know about you by name. Different names on your own site split you into several unknown ones.",
  steps:
    "Choose one spelling of the name and use it in titles, footer, link previews and structured data; list other forms there as alternative names.",
  check: onPage("the same name in title, preview tags, structured data and footer"),
  seen: (saw) => `different names for the same business: ${quotes(saw.map(({ name }) => name))}`,
};
