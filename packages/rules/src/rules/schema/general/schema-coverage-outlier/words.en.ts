import { valid } from "../checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { number } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly missing: string; readonly siblings: number; readonly withIt: number }> = {
  failing: "Page lacks the markup that its siblings have",
  title: "Add to {pages} the structured data that similar pages have",
  why: "Nearly all pages of this kind carry this structured data; these few don't, so search engines can't treat them alike.",
  steps: "Find out why the template leaves the markup out here (a missing field, another template) and add it.",
  check: valid,
  seen: ({ missing, siblings, withIt }) =>
    `no ${plainName(missing)} in the structured data, which ${number(withIt)} of ${number(siblings)} similar pages have`,
};
