import type { PageFacts } from "@audit/facts";
import { oneLine } from "@audit/rules/escape/plain";
import { productBrand } from "@audit/rules/view/product-words";
import { proposeTitle } from "@audit/rules/fixes/words/title-proposal";
import { refusalOf } from "@audit/rules/fixes/guard/guard";
import { pagesIn, publicContent } from "@audit/rules/populations";
import { tokensOf } from "@audit/rules/reading/words";
import { counted } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Opportunity } from "../opportunity.ts";
import { isFit, withoutDuplicates } from "../proposals.ts";
import { sheet } from "../sheet.ts";
import { byWorth } from "../shop-pages.ts";

const FAULTS = [
  "title-missing",
  "title-duplicate",
  "title-too-long",
  "title-boilerplate",
  "title-too-short",
  "title-multiple",
  "title-missing-product-terms",
  "title-h1-mismatch",
];
const FEWEST_ROWS = 2;

/** Titles of products that leave out the brand, which buyers search for and the page itself names. */
export const titleSheet: Opportunity = {
  id: "title-sheet",
  category: "content",
  area: "titles-meta",
  find: ({ view, faulty }) => {
    const pages = pagesIn(view.site.pages, publicContent).filter(
      (page) => page.kind === "product" && !FAULTS.some((rule) => faulty(rule).has(page.url)),
    );
    const rows = withoutDuplicates(
      pages.flatMap((page) => rowFor(page, view)),
      ({ proposal }) => proposal,
    );
    const ranked = byWorth(rows, view);
    const [first] = ranked;
    if (first === undefined || ranked.length < FEWEST_ROWS) return [];
    return [
      {
        of: "",
        title: `Name the brand in the titles of ${counted(ranked.length, "product page")}, from this sheet`,
        problem: `${counted(ranked.length, "title")} leave out the brand that their own page names. ${quote(first.now, 70)} could read ${quote(first.proposal, 70)}.`,
        steps: [
          "Read the proposals and change what you would say differently.",
          "Import the sheet into your shop system, or paste page by page, the first rows first.",
        ],
        code: sheet(
          ["address", "title now", "title proposed"],
          ranked.map(({ url, now, proposal }) => [url, now, proposal]),
        ),
        value:
          "The title is the line people click in search results; many who know what they want search for the brand.",
        check: `Open the source of ${first.url}. Expected: the title of the sheet.`,
        urls: ranked.map(({ url }) => url),
        outOf: pages.length,
        kind: null,
        impact: "medium",
        work: ranked.length > 30 ? "halfDay" : "hour",
        doneBy: "writer",
      },
    ];
  },
};

interface Row {
  readonly url: string;
  readonly now: string;
  readonly proposal: string;
}

/** Only a proposal that keeps every word of the present title and adds the brand to it. */
function rowFor(page: PageFacts, view: SiteView): Row[] {
  const now = oneLine(page.head.titles[0] ?? "");
  const proposal = now === "" ? null : proposeTitle(page, view);
  if (proposal === null || view.pagesTitled(proposal) > 0) return [];
  const [before, after] = [new Set(tokensOf(now)), new Set(tokensOf(proposal))];
  const added = [...after].filter((word) => !before.has(word));
  const brand = new Set(tokensOf(productBrand(page) ?? ""));
  const keeps = [...before].every((word) => after.has(word));
  if (!keeps || added.length === 0 || !added.every((word) => brand.has(word))) return [];
  // Both read the page's whole text.
  return isFit(proposal, page) && !isRefused(page.url, now, proposal, view) ? [{ url: page.url, now, proposal }] : [];
}

const isRefused = (url: string, before: string, after: string, view: SiteView): boolean =>
  refusalOf({ at: "page", url, op: "title", before, after }, view) !== null;
