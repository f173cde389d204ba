import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Language versions without a full address",
  title: "{pages} {writes|write} language versions without the full address",
  why: "Search engines ask for complete addresses in hreflang lines. Shortened ones may be misread or skipped.",
  steps: "Write each address in full, starting with https://.",
  check: hreflang,
  variants: [
    {
      when: (_fault, { mends = [] }) => mends.length > 0,
      title: "{pages} {writes|write} addresses relative that must be full",
      why: "The program that writes the site out as files makes all addresses relative. In links that is fine; language versions, structured data, trails, sitemaps and preview pictures count only with the full address, and some links come out broken.",
      steps:
        "In the settings of the program that exports the site, choose full (absolute) addresses in place of relative ones and export again. Until then write the lines below by hand.",
    },
  ],
};
