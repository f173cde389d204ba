import { organization } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Organization markup names no profiles elsewhere",
  title: "The site doesn't name its official profiles",
  why: "Links to your profiles (sameAs) let search engines and answer engines join what other sites say about you with your shop.",
  steps:
    "Add sameAs with the full addresses of your profiles: social networks, Wikidata, Trustpilot, business registers.",
  check: organization,
};
