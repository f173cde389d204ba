import { validSchema } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { suchAs } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly reference: string }[]> = {
  failing: "Markup refers to a part that is not on the page",
  title: "Repair the broken references in the structured data of {pages}",
  why: "The reference leads nowhere, so Google reads the offer, brand or publisher behind it as missing.",
  steps: "Give the described part the very name that the reference uses, or write the part where it is used.",
  check: validSchema("no reference without its entity"),
  seen: (saw) => `${counted(saw.length, "reference")} to a part that the page doesn't have${suchAs(saw[0]?.reference)}`,
};
