import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { itemAt, type PageFacts } from "@audit/facts";
import { pagesAmong, pagesIn, pagesOfKind, readableHtml } from "../../../../populations.ts";
import { alikeButForAddress, pathWords } from "../../../../reading/alike-addresses.ts";
import { alikeInOwnText } from "../../../../reading/own-text-alike.ts";
import { sameButForName } from "../../../../reading/nameless-text.ts";
import { isSoldOn } from "../../../../reading/sold-pages.ts";
import { titleSeries } from "../../../../reading/title-series.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable } from "../../../../verdict.ts";

const LEAST_PAGES = 4;
const LEAST_WORDS = 50;
/** Some languages bend names: the title may have another form than the address. */
const MOST_NAMED = 0.6;

/** Pages that may be made for the name of a place or a thing; products and lists that are alike have rules of their own. */
const nameOnly = pagesOfKind("other", "contact", "about", "service");
/** Posts, too, where many have one title with another name in it. */
const series = pagesOfKind("other", "contact", "about", "service", "article");

/**
 * Pages of nearly equal texts of their own whose addresses differ in one word, which is also the word that changes in the title: pages made
 * for the name of a town or of a thing.
 */
export const rule = defineSiteRule({
  id: "doorway-locations",
  category: "content",
  area: "local",
  severity: "medium",
  fixKind: "content",
  certainty: 0.7,
  ceiling: {
    health: 50,
    aiCitation: 50,
    because: "Most pages are one text with another name in it, which search engines take for doorways.",
  },
  kinds: ["other", "contact", "about", "service", "article"],
  reads: ["pages", "nearDuplicates", "exactDuplicates"],
  source: "https://developers.google.com/search/docs/essentials/spam-policies#doorways",
  judge: ({ pages, nearDuplicates, exactDuplicates }) => {
    const judged = pagesIn(pages, series);
    // So few are no series.
    if (judged.length < LEAST_PAGES) return notApplicable();
    const served = pagesIn(pages, readableHtml);
    const grouped = new Set<PageFacts>();
    const groups = [
      ...[...nearDuplicates, ...exactDuplicates, ...sameButForName(pages), ...alikeButForAddress(pages, nameOnly)].map(
        (group) => pagesAmong(pages, group, nameOnly),
      ),
      ...titleSeries(pages, series).map((group) => pagesAmong(pages, group, series)),
    ].toSorted((a, b) => b.length - a.length);
    const faults = groups.flatMap((group) => {
      const free = ofOneKind(
        group.filter((page) => page.text.mainWords >= LEAST_WORDS && !grouped.has(page) && !isSoldOn(page)),
      );
      const alike = free.length < LEAST_PAGES ? [] : alikeInOwnText(free, served);
      const places = alike.length < LEAST_PAGES ? null : placesOf(alike);
      if (!places) return [];
      for (const page of alike) grouped.add(page);
      return alike.map((page, index) => {
        const saw = { name: quoted(itemAt(places, index)), pagesAlike: alike.length, words: page.text.mainWords };
        return { url: page.url, evidence: { at: "main text", saw, expected: "a text of its own" } };
      });
    });
    return judgePages(faults, judged.length);
  },
  words: { en },
  fix: worklist(en),
});

/** Contact page and story that scripts fill are alike, too, and no places. */
function ofOneKind(pages: readonly PageFacts[]): readonly PageFacts[] {
  const [most = []] = [...Map.groupBy(pages, ({ kind }) => kind).values()].toSorted((a, b) => b.length - a.length);
  return most;
}

/** The word of each address that differs, when each page's title names its own; null otherwise. */
function placesOf(pages: readonly PageFacts[]): string[] | null {
  const paths = pages.map(({ url }) => pathWords(url));
  const common = itemAt(paths, 0).filter((word) => paths.every((path) => path.includes(word)));
  const own = paths.map((path) => path.filter((word) => !common.includes(word)).join(" "));
  const named = pages.filter(({ head }, index) =>
    plain(head.titles[0] ?? "").includes(plain(decoded(itemAt(own, index)))),
  );
  return common.length > 0 &&
    !own.includes("") &&
    named.length >= MOST_NAMED * own.length &&
    new Set(own).size === own.length
    ? own
    : null;
}

/** Addresses are often written without accents: "trebic" is "Třebíč". */
const plain = (text: string): string => normalised(text).normalize("NFD").replace(/\p{M}/gu, "");

function decoded(words: string): string {
  try {
    return normalised(decodeURIComponent(words));
  } catch {
    return words;
  }
}
