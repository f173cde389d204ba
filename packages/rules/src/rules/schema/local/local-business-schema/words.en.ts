import { validSchema } from "../../../../wording/checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly missing: readonly string[] }[]> = {
  failing: "Markup of the store lacks phone or opening hours",
  title: "Add phone and opening hours to the structured data of {pages}",
  why: "Maps, search results and assistants answer “is it open?” and “what is the number?” from the markup of the store.",
  steps: "Add phone number and opening hours to the data of each place, as the page shows them.",
  check: validSchema("a LocalBusiness with telephone and opening hours"),
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.every(({ missing }) => !missing.includes("telephone")),
      title: "Add opening hours to the structured data of {pages}",
      steps: "Add opening hours to the data of each place, as the page shows them.",
    },
    {
      when: ({ evidence: { saw } }) => saw.every(({ missing }) => missing.join() === "telephone"),
      title: "Add the phone number to the structured data of {pages}",
      steps: "Add the phone number to the data of each place, as the page shows it.",
    },
  ],
  seen: ([place]) => `data of a business with premises without ${listed((place?.missing ?? []).map(plainName))}`,
};
