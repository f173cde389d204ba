import { organization } from "../../checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly types: readonly string[] }> = {
  failing: "Home page does not say who runs the site",
  title: "Add Organization structured data: who runs the site",
  why: "Organization markup tells search engines and answer engines your name, logo, address and profiles, so that they don't mix you up with others.",
  steps:
    "Describe the business in the structured data of the home page, with name, address on the web, logo, contact and profiles.",
  check: organization,
  seen: ({ types }) =>
    types.length === 0
      ? "no structured data about the business"
      : `structured data about ${listed(types.map(plainName))}, but none about the business behind the site`,
};
