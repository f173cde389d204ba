import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<readonly { readonly hreflang: string | null; readonly href: string }[]> = {
  failing: "Language versions without a full address",
  title: "Write full addresses into the hreflang links of {pages}",
  why: "Search engines ask for complete addresses in hreflang lines. Shortened ones may be misread or skipped.",
  steps: "Write each address in full, starting with https://.",
  check: hreflang,
  seen: (versions) =>
    `${counted(versions.length, "language version")} without the full address, for example ${quote(versions[0]?.href ?? "")}${versions[0]?.hreflang ? ` for “${oneLine(versions[0].hreflang)}”` : ""}`,
  variants: [
    {
      when: (_fault, { heals = [] }) => heals.length > 0,
      title: "Write full addresses on {pages} where relative ones don't count",
      why: "The program that writes the site out as files makes all addresses relative. In links that is fine; language versions, structured data, trails, sitemaps and preview pictures count only with the full address, and some links come out broken.",
      steps:
        "In the settings of the program that exports the site, choose full (absolute) addresses in place of relative ones and export again. Until then write the lines below by hand.",
    },
  ],
};
