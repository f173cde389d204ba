import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { itemAt, type PageFacts } from "@audit/facts";
import { pagesAmong, pagesIn } from "../../../../populations.ts";
import { nameOnly, sameButForName } from "../../../../reading/nameless-text.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

const LEAST_PAGES = 4;
const LEAST_WORDS = 50;

/**
 * Nearly equal pages whose addresses differ in one word, which is also the word that changes in the title: pages made
 * for the name of a town or of a thing.
 */
export const rule = defineSiteRule({
  id: "doorway-locations",
  category: "content",
  area: "local",
  severity: "medium",
  fixKind: "content",
  certainty: 0.7,
  reads: ["pages", "nearDuplicates", "exactDuplicates"],
  source: "https://developers.google.com/search/docs/essentials/spam-policies#doorways",
  judge: ({ pages, nearDuplicates, exactDuplicates }) => {
    const judged = pagesIn(pages, nameOnly);
    const grouped = new Set<PageFacts>();
    const groups = [...nearDuplicates, ...exactDuplicates, ...sameButForName(pages)];
    const faults = groups.flatMap((group) => {
      const alike = pagesAmong(pages, group, nameOnly).filter(
        (page) => page.text.mainWords >= LEAST_WORDS && !grouped.has(page),
      );
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

/** The word of each address that differs, when each page's title names its own; null otherwise. */
function placesOf(pages: readonly PageFacts[]): string[] | null {
  const paths = pages.map(({ url }) => new URL(url).pathname.split(/[/-]/).filter(Boolean));
  const common = itemAt(paths, 0).filter((word) => paths.every((path) => path.includes(word)));
  const own = paths.map((path) => path.filter((word) => !common.includes(word)).join(" "));
  const named = pages.every(
    ({ head }, index) => own[index] !== "" && normalised(head.titles[0] ?? "").includes(decoded(itemAt(own, index))),
  );
  return common.length > 0 && named && new Set(own).size === own.length ? own : null;
}

function decoded(words: string): string {
  try {
    return normalised(decodeURIComponent(words));
  } catch {
    return words;
  }
}
