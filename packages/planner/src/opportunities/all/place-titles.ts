import type { PageFacts, PageKind } from "@audit/facts";
import { oneLine } from "@audit/rules/escape/plain";
import { WIDEST_TITLE } from "@audit/rules/knowledge/limits";
import { pagesIn, publicContent } from "@audit/rules/populations";
import { isLegalPage } from "@audit/rules/reading/legal-pages";
import { sameName } from "@audit/rules/reading/site-names";
import { textWidth, TITLE_SIZE } from "@audit/rules/reading/text-width";
import { normalised } from "@audit/rules/reading/words";
import { businessFacts } from "@audit/rules/view/business-facts";
import { counted } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Opportunity } from "../opportunity.ts";
import { isPlace, ownName } from "../own-name.ts";
import { withoutDuplicates } from "../proposals.ts";
import { sheet } from "../sheet.ts";
import { byWorth } from "../shop-pages.ts";

const OWN_WORDS: ReadonlySet<PageKind> = new Set(["product", "article", "category"]);
const FEWEST_ROWS = 3;
/** A name on so many titles is put there by a setting. */
const MOST_NAMED = 0.5;
const LONGEST_LABEL = 40;

/** Pages of a place whose titles name neither the house nor its town: nobody who looks for either finds them by it. */
export const placeTitles: Opportunity = {
  id: "place-titles",
  category: "content",
  area: "titles-meta",
  find: ({ view }) => {
    const { address } = businessFacts(view);
    const name = ownName(view);
    if (!isPlace(view) || address === null || name === null) return [];
    const pages = pagesIn(view.site.pages, publicContent).filter((page) => titleOf(page) !== "");
    const unnamed = pages.filter((page) => !sameName(titleOf(page), name) && !names(titleOf(page), address.locality));
    if (pages.length - unnamed.length > MOST_NAMED * pages.length) return [];
    const rows = byWorth(
      withoutDuplicates(
        unnamed.flatMap((page) => rowFor(page, view, [name, address.locality])),
        ({ proposal }) => proposal,
      ),
      view,
    );
    const [first] = rows;
    if (first === undefined || rows.length < FEWEST_ROWS) return [];
    return [
      {
        of: "",
        title: `Name your business and its town in the titles of ${counted(rows.length, "page")}, from this sheet`,
        problem: `${counted(unnamed.length, "title")} of ${counted(pages.length, "page")} name neither ${quote(name, 60)} nor ${quote(address.locality, 40)}. ${quote(first.now, 70)} could read ${quote(first.proposal, 70)}.`,
        steps: [
          "Read the proposals; the name is to be the one on your door and in your profile on maps.",
          "Enter them page by page, or in the template that writes the titles.",
        ],
        code: sheet(
          ["address", "title now", "title proposed"],
          rows.map(({ url, now, proposal }) => [url, now, proposal]),
        ),
        value: "Guests search for a name, or for a kind of place in a town; the title is the line they read and click.",
        check: `Open ${first.url}. Expected: the tab of the browser shows the title of the sheet.`,
        urls: rows.map(({ url }) => url),
        outOf: pages.length,
        kind: null,
        impact: "medium",
        work: "hour",
        doneBy: "developer",
      },
    ];
  },
};

interface Row {
  readonly url: string;
  readonly now: string;
  readonly proposal: string;
}

const titleOf = ({ head }: PageFacts): string => oneLine(head.titles[0] ?? "");
const names = (title: string, word: string): boolean => normalised(title).includes(normalised(word));

/** What the site's own menu calls the page; the home page is the house itself. */
function labelOf({ url }: PageFacts, { site: { graph, home } }: SiteView): string | null {
  if (url === home) return "";
  const node = graph.nodeOf(url);
  const label = node < 0 ? "" : oneLine(graph.anchorOf(node));
  return label === "" || label.length > LONGEST_LABEL || !/\p{L}{3}/u.test(label) ? null : label;
}

/** Name and town behind the page's own name, as much of it as a line of results holds. */
function rowFor(page: PageFacts, view: SiteView, [name, town]: readonly [string, string]): Row[] {
  const label = labelOf(page, view);
  if (label === null || OWN_WORDS.has(page.kind) || isLegalPage(page)) return [];
  const place = names(name, town) ? name : `${name}, ${town}`;
  const fitting = [place, name]
    .map((end) => (label === "" ? end : `${label} – ${end}`))
    .find((one) => textWidth(one, TITLE_SIZE) <= WIDEST_TITLE);
  if (fitting === undefined || view.pagesTitled(fitting) > 0) return [];
  return [{ url: page.url, now: titleOf(page), proposal: fitting }];
}
