import { readPrices, type PageFacts } from "@audit/facts";
import { oneLine } from "@audit/rules/escape/plain";
import { proposeDescription } from "@audit/rules/fixes/words/description-proposal";
import { refusalOf } from "@audit/rules/fixes/guard/guard";
import { pagesIn, publicContent } from "@audit/rules/populations";
import { counted } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Opportunity } from "../opportunity.ts";
import { isFit, withoutDuplicates } from "../proposals.ts";
import { sheet } from "../sheet.ts";
import { byWorth } from "../shop-pages.ts";

const FAULTS = ["description-missing", "description-duplicate", "description-length", "description-multiple"];
const FEWEST_ROWS = 2;
/** Letters by which a description has to grow to be worth the change. */
const GAIN = 25;

/** Descriptions that are right and leave half of their line empty, with a sentence of their own page added. */
export const descriptionSheet: Opportunity = {
  id: "description-sheet",
  category: "content",
  area: "titles-meta",
  find: ({ view, faulty }) => {
    const pages = pagesIn(view.site.pages, publicContent).filter(
      (page) =>
        (page.kind === "product" || page.kind === "category") && !FAULTS.some((rule) => faulty(rule).has(page.url)),
    );
    const rows = byWorth(
      withoutDuplicates(
        pages.flatMap((page) => rowFor(page, view)),
        ({ proposal }) => proposal,
      ),
      view,
    );
    const [first] = rows;
    if (first === undefined || rows.length < FEWEST_ROWS) return [];
    return [
      {
        of: "",
        title: `Write longer meta descriptions for ${counted(rows.length, "page")}, from this sheet`,
        problem: `${counted(rows.length, "description")} use less of the line than search results show, though the page says more. That of ${first.url} is ${quote(first.now, 80)}.`,
        steps: [
          "Read the proposals and change what you would say differently.",
          "Import the sheet into your shop system, or paste page by page, the first rows first.",
        ],
        code: sheet(
          ["address", "description now", "description proposed"],
          rows.map(({ url, now, proposal }) => [url, now, proposal]),
        ),
        value:
          "The two lines below the title decide whether somebody clicks; these use them for what the page has to say.",
        check: `Open the source of ${first.url}. Expected: the description of the sheet.`,
        urls: rows.map(({ url }) => url),
        outOf: pages.length,
        kind: null,
        impact: "low",
        work: rows.length > 30 ? "halfDay" : "hour",
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

function rowFor(page: PageFacts, view: SiteView): Row[] {
  const now = oneLine(page.head.descriptions[0] ?? "");
  const proposal = now === "" ? null : proposeDescription(page, view, true);
  // The page's name in front stands in the title above it already.
  if (proposal?.endsWith(now) === true) return [];
  if (proposal === null || proposal.length < now.length + GAIN || view.pagesDescribed(proposal) > 0) return [];
  const added = oneLine(proposal.startsWith(now) ? proposal.slice(now.length) : proposal);
  if (!isSentence(added) || /[?？؟]/.test(added) || view.isRepeated(added, page.url)) return [];
  // What stands around a price tells of the day, not of the product.
  if (readPrices(proposal).length > readPrices(now).length || /\d\s?%/.test(proposal)) return [];
  // Both read the page's whole text.
  return isFit(proposal, page) && !isRefused(page.url, now, proposal, view) ? [{ url: page.url, now, proposal }] : [];
}

const LEAST_LETTERS = 40;
const LABEL_ROOM = 25;

/** A whole sentence: no remark in brackets, no line of a table ("Material: steel"), no scrap. */
const isSentence = (text: string): boolean =>
  text.length >= LEAST_LETTERS && !/^[([{«"'“„]/u.test(text) && !text.slice(0, LABEL_ROOM).includes(":");

const isRefused = (url: string, before: string, after: string, view: SiteView): boolean =>
  refusalOf({ at: "page", url, op: "description", before, after }, view) !== null;
