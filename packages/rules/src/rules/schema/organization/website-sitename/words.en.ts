import { validSchema } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly webSiteName: string | null; readonly ogSiteName: string | null }> = {
  failing: "Site name is missing in the markup or contradicts itself",
  title: "State the site's name in the structured data of the home page",
  why: "Google shows a site name above each result. Without a name in the structured data, or with different ones, it may show only the domain or a wrong name.",
  steps:
    "Add a JSON-LD WebSite with name and url to the home page, and use the same name in link previews (og:site_name).",
  variants: [
    {
      when: (_fault, { faults }) => faults.every(({ evidence: { saw } }) => saw.webSiteName !== null),
      title: "Call the site by one name in structured data and link previews",
      why: "Google shows a site name above each result and reads it from both places. Where they disagree, it may show only the domain or the wrong one.",
      steps: "Write the name that the code says into the structured data and the preview tag (og:site_name) alike.",
    },
  ],
  check: validSchema("one WebSite with name and url on the home page"),
  seen: ({ webSiteName, ogSiteName }) =>
    webSiteName === null
      ? `no name of the site in the structured data${ogSiteName === null ? "" : `, although link previews call it ${quote(ogSiteName)}`}`
      : `the name ${quote(webSiteName)} in the structured data and ${quote(ogSiteName ?? "")} in link previews`,
};
