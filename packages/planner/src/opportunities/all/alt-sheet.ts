import type { ImageFact, PageFacts } from "@audit/facts";
import { oneLine } from "@audit/rules/escape/plain";
import { indexableContent, pagesIn } from "@audit/rules/populations";
import { normalised } from "@audit/rules/reading/words";
import { counted, number } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import { pageName } from "@audit/rules/view/page-name";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";

/** So many different pictures with one text: it describes none of them. */
const SAME = 5;
const MOST_ROWS = 500;
const FRAME: ReadonlySet<string> = new Set(["header", "nav", "footer"]);

/** Pictures that share one alt text though they show different things. */
export const altSheet: Opportunity = {
  id: "alt-sheet",
  category: "technical",
  area: "images",
  find: ({ view }) => {
    const pages = pagesIn(view.site.pages, indexableContent);
    const rows = pages.flatMap((page) => repeatedAlts(page).map((image) => ({ page, image, url: page.url })));
    const distinct = [...new Map(rows.map((row) => [row.image.url, row])).values()];
    const [first] = distinct;
    if (first === undefined) return [];
    const urls = [...new Set(distinct.map(({ url }) => url))];
    return [
      {
        of: "",
        title: `Write an alt text of its own for each of ${counted(distinct.length, "picture")} that share one`,
        problem: `${number(distinct.length)} different pictures on ${counted(urls.length, "page")} share a text with at least four others, such as ${quote(oneLine(first.image.alt ?? ""), 60)} on ${first.url}. It describes none of them.`,
        steps: [
          "Write for each picture what it shows, in the words of the page: the name of the dish, product or place.",
          'An ornament gets an empty text, alt="".',
        ],
        code: sheet(
          ["page", "picture", "text now", "page is about"],
          distinct
            .slice(0, MOST_ROWS)
            .map(({ url, image, page }) => [url, image.url ?? image.src, image.alt ?? "", nameOf(page, view)]),
        ),
        value: "Blind visitors hear what is shown, and picture search can tell the pictures apart.",
        check: `Open the source of ${first.url}. Expected: no two pictures of different things with one text.`,
        urls,
        outOf: pages.length,
        kind: null,
        impact: "low",
        upkeep: true,
        work: distinct.length > 40 ? "halfDay" : "hour",
        doneBy: "writer",
      },
    ];
  },
};

const nameOf = (page: PageFacts, view: SiteView): string => pageName(page, view) ?? "";

/** Views of one product may share its name; a list of things may not. */
function repeatedAlts({ images, kind }: PageFacts): readonly ImageFact[] {
  if (kind === "product") return [];
  const own = images.list.filter(
    ({ alt, url, region }) => (alt ?? "").trim() !== "" && url !== null && !FRAME.has(region),
  );
  return [...Map.groupBy(own, ({ alt }) => normalised(alt ?? "")).values()]
    .filter((same) => new Set(same.map(({ url }) => url)).size >= SAME)
    .flat();
}
