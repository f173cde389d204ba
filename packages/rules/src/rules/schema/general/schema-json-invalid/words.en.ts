import { valid } from "../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly error: string | null }[]> = {
  failing: "JSON-LD can't be read",
  title: "Repair the structured data of {pages}, which can't be read",
  why: "One wrong comma or quote makes a whole block of structured data worthless: search engines skip it.",
  steps:
    "Correct the JSON at the place shown. Let your system write it with a JSON encoder instead of putting texts into a template.",
  check: valid,
  seen: (saw) => `a block of structured data that can't be read${saw[0]?.error ? `: ${quote(saw[0].error)}` : ""}`,
};
