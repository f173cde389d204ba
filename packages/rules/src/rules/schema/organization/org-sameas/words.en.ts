import { organization } from "../../checks.ts";
import { quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly string[] | null> = {
  failing: "Organization markup names no profiles elsewhere",
  title: "Add your official profiles to the Organization structured data",
  why: "Links to your profiles let search engines and answer engines join what other sites say about you with your shop.",
  steps:
    "Add the full addresses of your profiles to the data of the business: social networks, Wikidata, Trustpilot, business registers.",
  check: organization,
  seen: (saw) =>
    saw === null
      ? "a description of the business without any profile"
      : `no profile on another site among ${quotes(saw)}`,
};
