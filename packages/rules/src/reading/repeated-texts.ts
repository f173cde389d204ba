import { type HeadingFact, itemAt, type PageFacts, type SiteFacts } from "@audit/facts";
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
  /** It has no main heading that names it. */
  readonly headless?: true;
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
  const isFrame = frameHeadings(judged);
  for (const group of groups.values()) {
    if (oneOfEachVersion(group).length < 2) continue;
    const some = group.slice(0, MOST_NAMED + 1).map(({ url }) => url);
    const headings = group.map((page) => headingOf(page, isFrame));
    const sameHeading = haveOneHeading(group, headings);
    for (const [index, page] of group.entries()) {
      const alsoOn = some.filter((url) => url !== page.url).slice(0, MOST_NAMED);
      const heading = itemAt(headings, index);
      const ownHeading = heading !== "" && headings.filter((one) => one === heading).length === 1;
      const headless = heading === "" ? { headless: true as const } : {};
      const saw = { text: quoted(textOf(page)), pages: group.length, alsoOn, sameHeading, ownHeading, ...headless };
      faults.push({ url: page.url, evidence: { at, saw, expected } });
    }
  }
  return judgePages(faults, judged.length);
}

/** On fewer pages a heading of most is no layout's yet. */
const FEWEST_PAGES = 5;
const MOST = 0.5;

/** The first main heading that names the page: what the header or most pages show is the layout's, mostly the logo. */
function headingOf({ headings, kind }: PageFacts, isFrame: (text: string) => boolean): string {
  const texts = (some: readonly HeadingFact[]): string[] =>
    some.map(({ text }) => normalised(text)).filter((text) => text !== "" && !isFrame(text));
  const main = mainHeadings(headings);
  const own = texts(main.filter(({ region }) => region !== "header"));
  // Several on a home page head its cards.
  const [first = "", second] = own.length > 0 ? own : texts(main);
  return kind === "home" && second !== undefined ? "" : first;
}

/** Tells the main headings that stand on most pages beside another one. */
function frameHeadings(pages: readonly PageFacts[]): (text: string) => boolean {
  const counts = new Map<string, number>();
  for (const { headings } of pages) {
    const texts = new Set(mainHeadings(headings).map(({ text }) => normalised(text)));
    texts.delete("");
    if (texts.size > 1) for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return (text) => pages.length >= FEWEST_PAGES && (counts.get(text) ?? 0) > MOST * pages.length;
}

function haveOneHeading(group: readonly PageFacts[], headings: readonly string[]): boolean {
  return new Set(headings).size === 1 && headings[0] !== "" && !areDifferentGoods(group);
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

/** All but the first of each group of pages with the same main text; goods of their own are no copies. */
const copiesAmong = (pages: readonly PageFacts[], groups: readonly (readonly number[])[]): ReadonlySet<PageFacts> =>
  new Set(
    groups.flatMap((group) => {
      const alike = pagesAmong(pages, group, indexableContent).filter((page) => page.text.mainWords >= LEAST_WORDS);
      return areDifferentGoods(alike) ? [] : alike.slice(1);
    }),
  );
