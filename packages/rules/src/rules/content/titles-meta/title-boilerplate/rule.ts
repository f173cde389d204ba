import { commonEnd } from "../../../../reading/title-ends.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { indexableContent, pagesIn } from "../../../../populations.ts";
import { languageOf } from "../../../../reading/language.ts";
import { withoutTail } from "../../../../reading/title-tails.ts";
import { textWidth, TITLE_SIZE } from "../../../../reading/text-width.ts";
import { WIDEST_TITLE } from "../../../../knowledge/limits.ts";
import { quoted, tokensOf } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";

const LEAST_PAGES = 5;
/** A word on so many of the titles is the site's, not the page's. */
const COMMON = 0.6;
const MOST_SHARE = 0.7;
/** A short site name after a short page name is as it should be. */
const LEAST_BOILERPLATE_LETTERS = 30;

export const rule = defineSiteRule({
  id: "title-boilerplate",
  category: "content",
  area: "titles-meta",
  severity: "medium",
  fixKind: "meta",
  certainty: 0.8,
  repair: { perPage: true },
  reads: ["home", "pages"],
  source: "https://developers.google.com/search/docs/appearance/title-link#page-titles",
  judge: ({ home, pages }) => {
    const judged = pagesIn(pages, indexableContent).filter((page) => page.url !== home && titleOf(page) !== "");
    const faults: PageFault<Boilerplate>[] = [];
    for (const group of Map.groupBy(judged, ({ head }) => languageOf(head.lang)).values()) {
      if (group.length >= LEAST_PAGES) faults.push(...faultsIn(group));
    }
    return judgePages(faults, judged.length);
  },
  words: { en },
  oneEdit: (faults) => faults.every(({ evidence }) => evidence.saw.end !== ""),
  fix,
});

const titleOf = ({ head }: PageFacts): string => head.titles.find((title) => title !== "") ?? "";

type Boilerplate = {
  readonly title: string;
  /** What a setting puts behind nearly all titles, where that is what is too long. */
  readonly end: string;
  readonly ownWords: string;
  readonly sharedWithPages: number;
};

function faultsIn(group: readonly PageFacts[]): PageFault<Boilerplate>[] {
  const titles = group.map((page) => ({ page, title: titleOf(page), words: tokensOf(titleOf(page)) }));
  const counts = new Map<string, number>();
  for (const { words } of titles) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const longest = commonEnd(titles.map(({ title }) => title));
  const end = longest.length >= LEAST_BOILERPLATE_LETTERS ? longest : "";
  return titles.flatMap(({ page, title, words }) => {
    const letters = (some: readonly string[]): number => some.reduce((sum, word) => sum + word.length, 0);
    const shared = words.filter((word) => (counts.get(word) ?? 0) >= COMMON * group.length);
    // A page about the site's own product says that name twice and is no less clear for it.
    const [all, common] = [letters([...new Set(words)]), letters([...new Set(shared)])];
    // A title without any word of its own is a duplicate, which another rule tells.
    if (common < LEAST_BOILERPLATE_LETTERS || common <= MOST_SHARE * all || common === all) return [];
    // Where the page's own words come first, or fill a phrase as its town or product does, a reader has them at once.
    const seen = withoutTail(title, page, group);
    if (textWidth(seen, TITLE_SIZE) <= WIDEST_TITLE && tokensOf(seen).some((word) => !shared.includes(word))) return [];
    const own = words.filter((word) => !shared.includes(word)).join(" ");
    const saw = {
      title: quoted(title),
      end: title.endsWith(end) ? end : "",
      ownWords: quoted(own),
      sharedWithPages: group.length,
    };
    return [{ url: page.url, evidence: { at: "head > title", saw, expected: "mostly words of this page" } }];
  });
}
