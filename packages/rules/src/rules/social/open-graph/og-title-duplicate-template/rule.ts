import { en } from "./words.en.ts";
import { itemAt, type PageFacts } from "@audit/facts";
import { pagesIn, sharedHtml } from "../../../../populations.ts";
import { languageOf } from "../../../../reading/language.ts";
import { oneOfEachVersion } from "../../../../reading/language-versions.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { openGraphValue } from "../../../../reading/social-tags.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

/** Two pages may be named alike on purpose; three are a template's. */
const LEAST_PAGES = 3;
const MOST_NAMED = 3;

/** Pages whose titles differ and whose previews don't: pages with one title for all are title-duplicate's business. */
export const rule = defineSiteRule({
  id: "og-title-duplicate-template",
  category: "social",
  area: "open-graph",
  severity: "low",
  fixKind: "template",
  certainty: 0.9,
  reads: ["pages"],
  source: "https://ogp.me/#metadata",
  judge: ({ pages }) => {
    const judged = pagesIn(pages, sharedHtml).filter(
      (page) => !isLaterPage(page.url) && shownTitle(page) !== "" && ownTitle(page) !== "",
    );
    const groups = Map.groupBy(judged, (page) => `${languageOf(page.head.lang)} ${normalised(shownTitle(page))}`);
    return judgePages([...groups.values()].flatMap(faultsOf), judged.length);
  },
  words: { en },
  symptoms: [{ of: "previews", rank: 3, shows: () => true }],
  onlyProposed: true,
  givesWayTo: [{ to: ["og-missing", "og-incomplete"], as: "task", anywhere: true, withCode: true }],
  fix,
});

const shownTitle = ({ head }: PageFacts): string => openGraphValue(head, "og:title") ?? "";
const ownTitle = ({ head }: PageFacts): string => normalised(head.titles.find(Boolean) ?? "");

type Borrowed = {
  readonly title: string;
  readonly preview: string;
  readonly pages: number;
  readonly alsoOn: readonly string[];
};

/** The pages of one shared title whose own title is another one. */
function faultsOf(group: readonly PageFacts[]): PageFault<Borrowed>[] {
  const distinct = new Map(oneOfEachVersion(group).map((page) => [ownTitle(page), page]));
  if (distinct.size < LEAST_PAGES) return [];
  const shown = shownTitle(itemAt(group, 0));
  // The home page may go by the site's name alone.
  const preview = normalised(shown);
  const borrowed = group.filter((page) => page.kind !== "home" && ownTitle(page) !== preview);
  const some = [...distinct.values()].slice(0, MOST_NAMED + 1).map(({ url }) => url);
  return borrowed.map((page) => {
    const alsoOn = some.filter((url) => url !== page.url).slice(0, MOST_NAMED);
    const saw = {
      title: quoted(page.head.titles.find(Boolean) ?? ""),
      preview: quoted(shown),
      pages: group.length,
      alsoOn,
    };
    return { url: page.url, evidence: { at: "head > meta[property=og:title]", saw, expected: "a title of its own" } };
  });
}
