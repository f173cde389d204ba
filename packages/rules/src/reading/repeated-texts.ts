import type { PageFacts, SiteFacts } from "@audit/facts";
import { indexableContent, pagesAmong, pagesIn, publicContent } from "../populations.ts";
import { judgePages, type PageFault, type SiteVerdict } from "../verdict.ts";
import { isFilteredList, namesake } from "./filtered-lists.ts";
import { mainHeadings } from "./headings.ts";
import { languageOf } from "./language.ts";
import { oneOfEachVersion } from "./language-versions.ts";
import { pagesByUrl } from "./page-index.ts";
import { isLaterPage } from "./pagination.ts";
import { firstText, topItems } from "./structured-data.ts";
import { normalised, quoted } from "./words.ts";

const MOST_NAMED = 3;

/** One page's share of a text that several have. */
export type RepeatedText = {
  readonly text: string;
  readonly pages: number;
  readonly alsoOn: readonly string[];
  /** They have their main heading in common too: not the text is at fault, but what the pages hold. */
  readonly sameHeading: boolean;
  /** Its main heading is no other's of them: it says what the title should. */
  readonly ownHeading: boolean;
};

interface Wanted {
  readonly at: string;
  readonly expected: string;
  /** The text of a page that should be its own, "" when it has none. */
  readonly textOf: (page: PageFacts) => string;
}

/** Shorter pages are alike by chance, as for the rule about copies. */
const LEAST_WORDS = 10;

/**
 * Finds indexable pages of one language that share a text which each should have for itself. Later pages of a
 * paginated series and language versions of one page may share it. Of pages that are copies throughout one stands for
 * all, and filtered lists are left out that go by the name of their category: rules of their own speak about both.
 * Nobody chooses a cart, an account or a search among results.
 */
export function judgeRepeats(
  { pages, exactDuplicates }: Pick<SiteFacts, "pages" | "exactDuplicates">,
  { at, expected, textOf }: Wanted,
): SiteVerdict<RepeatedText> {
  const byUrl = pagesByUrl(pages);
  const isNamesake = (page: PageFacts): boolean => isFilteredList(page) && namesake(page, byUrl) !== null;
  const copies = copiesAmong(pages, exactDuplicates);
  const judged = pagesIn(pages, publicContent).filter(
    (page) => !isLaterPage(page.url) && !copies.has(page) && textOf(page) && !isNamesake(page),
  );
  const groups = Map.groupBy(judged, (page) => `${languageOf(page.head.lang)} ${normalised(textOf(page))}`);
  const faults: PageFault<RepeatedText>[] = [];
  for (const group of groups.values()) {
    if (oneOfEachVersion(group).length < 2) continue;
    const some = group.slice(0, MOST_NAMED + 1).map(({ url }) => url);
    const sameHeading = haveOneHeading(group);
    const headings = group.map(headingOf);
    for (const page of group) {
      const alsoOn = some.filter((url) => url !== page.url).slice(0, MOST_NAMED);
      const heading = headingOf(page);
      const ownHeading = heading !== "" && headings.filter((one) => one === heading).length === 1;
      const saw = { text: quoted(textOf(page)), pages: group.length, alsoOn, sameHeading, ownHeading };
      faults.push({ url: page.url, evidence: { at, saw, expected } });
    }
  }
  return judgePages(faults, judged.length);
}

const headingOf = ({ headings }: PageFacts): string => normalised(mainHeadings(headings)[0]?.text ?? "");

function haveOneHeading(group: readonly PageFacts[]): boolean {
  const headings = new Set(group.map(headingOf));
  return headings.size === 1 && !headings.has("") && !areDifferentGoods(group);
}

/** Goods of one name with numbers or pictures of their own are different things, such as single pieces. */
function areDifferentGoods(group: readonly PageFacts[]): boolean {
  if (group.some(({ kind }) => kind !== "product")) return false;
  const tellApart = (valueOf: (page: PageFacts) => string): boolean => {
    const values = group.map(valueOf);
    return !values.includes("") && new Set(values).size === group.length;
  };
  return (
    tellApart(({ structuredData }) => numberOf(structuredData)) ||
    tellApart(({ head }) => head.openGraph["og:image"] ?? "")
  );
}

const numberOf = (data: PageFacts["structuredData"]): string => {
  const product = topItems(data).find(({ types }) => types.includes("Product"));
  return product === undefined ? "" : firstText(product, "sku");
};

/** All but the first of each group of pages with the same main text. */
const copiesAmong = (pages: readonly PageFacts[], groups: readonly (readonly number[])[]): ReadonlySet<PageFacts> =>
  new Set(
    groups.flatMap((group) =>
      pagesAmong(pages, group, indexableContent)
        .filter((page) => page.text.mainWords >= LEAST_WORDS)
        .slice(1),
    ),
  );
