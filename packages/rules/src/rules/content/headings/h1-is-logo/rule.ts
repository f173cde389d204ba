import type { PageFacts } from "@audit/facts";
import { logoHeading } from "../../../../fixes/words/headings.ts";
import { pagesIn, publicContent } from "../../../../populations.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { normalised, quoted, tokensOf } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** On fewer pages the same words may be chance, or pages of one thing. */
const FEWEST_PAGES = 5;
/** A home page and another one have nothing in common that a heading could name. */
const FEWEST_WITH_HOME = 3;
const LEAST_SHARE = 0.3;
/** Pages of one topic have one title, too. */
const NEARLY_ALL = 0.8;

/** One main heading on pages with titles of their own names none of them: the layout writes it around the logo. */
export const rule = defineSiteRule({
  id: "h1-is-logo",
  category: "content",
  area: "headings",
  severity: "medium",
  fixKind: "template",
  certainty: 0.9,
  repair: { once: true },
  reads: ["home", "pages"],
  source: "https://developers.google.com/search/docs/appearance/title-link",
  judge: ({ home, pages }) => {
    const all = pagesIn(pages, publicContent);
    const judged = all.filter(({ url }) => url !== home && !isLaterPage(url));
    const headed = headedBy(judged);
    const groups = [...Map.groupBy(headed, ({ text }) => normalised(text)).values()];
    const [largest = []] = groups.toSorted((a, b) => b.length - a.length);
    const titles = new Set(largest.map(({ page }) => normalised(page.head.titles[0] ?? "")));
    const isFrame =
      largest.length >= Math.max(FEWEST_PAGES, LEAST_SHARE * judged.length) &&
      titles.size >= NEARLY_ALL * largest.length;
    const faults = (isFrame ? largest : nameOfTheme(headedBy(all), home)).map(({ page, text }) => {
      const saw = { h1: quoted(text) };
      return { url: page.url, evidence: { at: "h1", saw, expected: "a heading that names the page" } };
    });
    return judgePages(faults, judged.length);
  },
  words: { en },
  inLayout: () => true,
  oneEdit: () => true,
  fix: logoHeading,
});

interface Headed {
  readonly page: PageFacts;
  readonly text: string;
}

const headedBy = (pages: readonly PageFacts[]): readonly Headed[] =>
  pages.flatMap((page) => {
    const [main, ...others] = mainHeadings(page.headings);
    const text = main === undefined || others.length > 0 ? "" : main.text || main.imageAlt;
    return text === "" ? [] : [{ page, text }];
  });

/**
 * One heading that no title of its pages names, on pages of different titles: what a theme's maker called it. Later pages of
 * lists count as pages that show it, and are mended with the first one.
 */
function nameOfTheme(headed: readonly Headed[], home: string): readonly Headed[] {
  const groups = [...Map.groupBy(headed, ({ text }) => normalised(text))].filter(([text, group]) => {
    const titles = new Set(group.map(({ page }) => normalised(page.head.titles[0] ?? "")));
    const first = new Set(
      group.filter(({ page }) => !isLaterPage(page.url)).map(({ page }) => normalised(page.head.titles[0] ?? "")),
    );
    return (
      group.length >= (group.some(({ page }) => page.url === home) ? FEWEST_WITH_HOME : FEWEST_PAGES) &&
      first.size > 1 &&
      ![...titles].some((title) => title === "" || tokensOf(text).some((word) => title.includes(word)))
    );
  });
  const [largest = []] = groups.map(([, group]) => group).toSorted((a, b) => b.length - a.length);
  return largest.filter(({ page }) => !isLaterPage(page.url));
}
