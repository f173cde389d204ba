import type { PageFacts, SiteFacts } from "@audit/facts";
import { indexableContent, pagesAmong, pagesIn, servedHtml } from "../populations.ts";
import { judgePages, type PageFault, type SiteVerdict, unknown } from "../verdict.ts";
import { oneOfEachVersion } from "./language-versions.ts";
import { countBlocks, frameOf, withOwnText } from "./own-text.ts";
import { isSoldOn } from "./sold-pages.ts";
import { sharedPassage } from "./shared-passages.ts";
import { mainHeadings } from "./headings.ts";
import { addressesOfOneFile } from "./one-file.ts";
import { noted } from "./noted.ts";
import { normalised, quoted } from "./words.ts";
import { isIndexFileOf } from "./index-file.ts";
import { isLaterPage } from "./pagination.ts";

type Source = Pick<SiteFacts, "pages" | "graph">;

interface Wanted {
  /** Pages with fewer words are alike by chance. */
  readonly leastWords: number;
  readonly expected: string;
  /** Equal hashes of the whole text prove themselves; like ones have to be borne out by the words. */
  readonly proof: "hash" | "words";
}

const MOST_NAMED = 4;

/** Pages with one text: the kept one first, of the others some. */
export type SameContent = {
  readonly alike: readonly string[];
  readonly pages: number;
  readonly words: number;
  /** How a text begins that both have; "" where all is the same. */
  readonly shares: string;
  /** Both are goods with names of their own. */
  readonly goods?: true;
  /** Each has a name or a picture of its own: one of them can't stand for the other. */
  readonly apart?: true;
};

/** Pages whose whole text stands on a page that is kept. */
export const judgeCopies = (site: Source & Pick<SiteFacts, "exactDuplicates">): SiteVerdict<SameContent> =>
  judgeSameContent(site, site.exactDuplicates, {
    leastWords: 10,
    proof: "hash",
    expected: "a redirect or canonical link to one of them",
  });

/**
 * Faults for every page of a group but the home page, else the best linked one, if there is one without parameters. Later
 * pages of a series and language versions of one page may be alike.
 */
export function judgeSameContent(
  { pages, graph }: Source,
  groups: readonly (readonly number[])[],
  { leastWords, expected, proof }: Wanted,
): SiteVerdict<SameContent> {
  const rank = (url: string): number => {
    const node = graph.nodeOf(url);
    return node < 0 ? 0 : graph.rankOf(node);
  };
  const faults: PageFault<SameContent>[] = [];
  const judged = pagesIn(pages, indexableContent);
  // Pages kept out of search show the frame as well.
  const framed = pagesIn(pages, servedHtml);
  const counts = groups.length === 0 ? new Map<number, number>() : countBlocks(framed);
  const sold = groups.length === 0 ? [] : framed.filter(isSoldOn);
  const soldCounts = countBlocks(sold);
  const ofOneFile = addressesOfOneFile(pages);
  for (const group of groups) {
    // What scripts show at each address of one file is not in its text.
    const members = pagesAmong(pages, group, indexableContent).filter(
      ({ url }) => proof !== "hash" || !ofOneFile.has(url),
    );
    const alike = oneOfEachVersion(
      withOwnText(members, counts, framed.length).filter(
        (page) => page.text.mainWords >= leastWords && !isLaterPage(page.url),
      ),
    );
    if (alike.length < 2) continue;
    const [kept, ...copies] = alike.toSorted(
      (a, b) =>
        Number(isRoot(b.url)) - Number(isRoot(a.url)) ||
        Number(a.url.includes("?")) - Number(b.url.includes("?")) ||
        Number(isIndexFileOf(a.url, b.url)) - Number(isIndexFileOf(b.url, a.url)) ||
        rank(b.url) - rank(a.url) ||
        a.url.length - b.url.length,
    );
    if (kept === undefined) continue;
    const isSiteFrame = frameOf(members, counts, framed.length);
    // A note on delivery that the template of goods writes is none of these goods' own.
    const isGoodsFrame = frameOf(members.filter(isSoldOn), soldCounts, sold.length);
    const isFrame = (key: number): boolean => isSiteFrame(key) || isGoodsFrame(key);
    const proven = copies.flatMap((page) => {
      const isGoods = areTwoGoods(page, kept);
      const shares = proof === "hash" ? "" : sharedPassage(page, kept, isFrame, isGoods);
      return shares === null || (isGoods && isCardText(shares, [page, kept], pages)) ? [] : [{ page, shares }];
    });
    const some = proven.slice(0, MOST_NAMED).map(({ page }) => page.url);
    for (const { page, shares } of proven) {
      const { url, text } = page;
      const others = some.filter((other) => other !== url).slice(0, MOST_NAMED - 1);
      const saw = {
        alike: [kept.url, ...others],
        pages: proven.length + 1,
        words: text.mainWords,
        shares: quoted(shares),
        ...(proof === "words" && areTwoGoods(page, kept) ? { goods: true as const } : {}),
        ...(proof === "words" && areTwoThings(page, kept) ? { apart: true as const } : {}),
      };
      faults.push({ url, evidence: { at: "main text", saw, expected } });
    }
  }
  if (
    faults.length === 0 &&
    groups.some((group) => pagesAmong(pages, group, indexableContent).some(({ url }) => ofOneFile.has(url)))
  )
    return unknown("One file answers at several addresses; what its scripts show at each was not read.");
  return judgePages(faults, judged.length);
}

const nameOf = ({ head, headings }: PageFacts): string =>
  `${normalised(mainHeadings(headings)[0]?.text ?? "")}\n${normalised(head.titles[0] ?? "")}`;

/** One of them can't stand for the other, however alike their texts are. */
const areTwoGoods = (one: PageFacts, other: PageFacts): boolean =>
  isSoldOn(one) && isSoldOn(other) && nameOf(one) !== nameOf(other);

/** Pages about one thing go by one name and show the same pictures. */
const areTwoThings = (one: PageFacts, other: PageFacts): boolean =>
  nameOf(one) !== nameOf(other) || (showsMore(one, other) && showsMore(other, one));

const picturesOf = noted(({ images }: Pick<PageFacts, "images">): readonly string[] =>
  images.list
    .filter(({ region, leadsOn }) => (region === "main" || region === "body") && leadsOn !== true)
    .map(({ src }) => src.replace(/[?#].*$/, "")),
);

function showsMore(one: PageFacts, other: PageFacts): boolean {
  const shown = new Set(picturesOf(other));
  return picturesOf(one).some((src) => !shown.has(src));
}

/** So much of a text tells whose it is. */
const TELLING = 40;

const beginningOf = (text: string): string => normalised(text).slice(0, TELLING);

const described = new WeakMap<readonly PageFacts[], ReadonlyMap<string, ReadonlySet<string>>>();

/** Whether a text that two goods show is how a third one describes itself: a card of that one stands on both. */
function isCardText(text: string, two: readonly PageFacts[], pages: readonly PageFacts[]): boolean {
  const wanted = beginningOf(text);
  const known = described.get(pages) ?? describedBy(pages);
  described.set(pages, known);
  const owners = wanted === "" ? undefined : known.get(wanted);
  return owners !== undefined && !two.some(({ url }) => owners.has(url));
}

/** Pages by how their descriptions begin. */
function describedBy(pages: readonly PageFacts[]): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>();
  for (const { url, head, response } of pages)
    for (const text of response.status === 200 ? head.descriptions : [])
      owners.set(beginningOf(text), (owners.get(beginningOf(text)) ?? new Set()).add(url));
  return owners;
}

const isRoot = (url: string): boolean => new URL(url).pathname === "/" && !url.includes("?");
