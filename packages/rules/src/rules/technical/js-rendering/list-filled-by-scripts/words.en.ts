import { shell } from "../../../../escape/shell.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import { openSource } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import type { Cause } from "../../../../cause.ts";
import type { Words } from "../../../../words.ts";

type Saw = {
  readonly headings: string[];
  readonly places: string[];
  readonly beside: boolean;
};

const MOST_SHOWN = 3;

export const en: Words<Saw> = {
  failing: "Lists are empty until scripts run",
  title: "Put the lists that scripts fill into the HTML of {pages}",
  why: "Most AI crawlers run no scripts: they read the heading and nothing below it, neither names nor prices nor a link that leads on. Search engines find what is listed there late, or by other ways only.",
  steps:
    "Let the server, or the program that builds the site, write the same entries that the script makes into that element, whose own tags stay as they are, each with its text and a plain link, products with name and price. The script may replace, sort and filter them afterwards.",
  check: ({ url, cause }) => {
    const [id = ""] = placesOf(cause, url);
    return {
      look: `${openSource(url)}, then search it for ${oneLine(id)}. Expected: names and links of the entries inside this element, where there is nothing now.`,
      command: `curl -sL ${shell(url)} | tr '\\n' ' ' | grep -qiE ${shell(emptyElement(id))} && echo empty || echo filled`,
    };
  },
  seen: ({ headings, places }) =>
    `nothing below the ${headings.length === 1 ? "heading" : "headings"} ${listed(headings.slice(0, MOST_SHOWN).map((one) => quote(one, 60)))}, where a script fills ${counted(places.length, "place")} (${listed(places.slice(0, MOST_SHOWN).map((id) => `“${id}”`))})`,
};

/** The places that were seen empty on a page. */
function placesOf({ faults }: Cause, url: string): readonly string[] {
  const saw = (faults.find((one) => one.url === url) ?? faults[0])?.evidence.saw;
  const places = typeof saw === "object" && saw !== null && "places" in saw ? saw.places : [];
  return Array.isArray(places) ? places.filter((id) => typeof id === "string") : [];
}

/** What grep finds of an element as long as nothing but comments stands in it. */
const emptyElement = (id: string): string =>
  `id *= *["']?${id.replace(/[^\w-]/g, ".")}(["' ][^>]*)?> *(<!--[^>]*--> *)*</`;
