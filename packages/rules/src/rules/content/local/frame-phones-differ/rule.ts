import type { PageFacts } from "@audit/facts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { languageOf } from "../../../../reading/language.ts";
import { noted } from "../../../../reading/noted.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, type PageFault } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

/** Country codes and the zero of the area code are written or left out; the end of the number tells. */
const TELLING_DIGITS = 7;
/** Fewer pages with another number may be about somebody else. */
const FEWEST_PAGES = 3;
const LEAST_SHARE = 0.01;

/**
 * Header and footer are one for a site, and so is the number in them. Holds the numbers of the frame against each other,
 * language by language; more than two are those of branches or countries.
 */
export const rule = defineSiteRule({
  id: "frame-phones-differ",
  category: "content",
  area: "local",
  severity: "high",
  fixKind: "template",
  certainty: 0.85,
  aiVisibility: true,
  reads: ["pages"],
  source: "https://support.google.com/business/answer/3038177",
  judge: ({ pages }) => {
    const stated = pagesIn(pages, readableHtml).filter((page) => framePhones(page).length > 0);
    if (stated.length < 2 * FEWEST_PAGES) return notApplicable();
    const faults = [...Map.groupBy(stated, ({ head }) => languageOf(head.lang)).values()].flatMap(faultsOf);
    return judgePages(faults, stated.length);
  },
  words: { en },
  shows: ({ shows }) => [shows],
  fix,
});

/** What a page's frame says and what most others of its language say. */
type Differing = { readonly shows: string; readonly others: string; readonly pages: number; readonly example: string };

function faultsOf(pages: readonly PageFacts[]): PageFault<Differing>[] {
  const groups = [...Map.groupBy(pages, (page) => keyOf(page)).values()].toSorted((a, b) => b.length - a.length);
  const [most = [], fewer = []] = groups;
  const [usual] = most;
  if (groups.length !== 2 || usual === undefined || fewer.length < Math.max(FEWEST_PAGES, pages.length * LEAST_SHARE))
    return [];
  const known = new Set(framePhones(usual).map(({ tail }) => tail));
  const shownOf = (page: PageFacts): string => quoted(framePhones(page)[0]?.text ?? "");
  return fewer.flatMap((page) =>
    framePhones(page).some(({ tail }) => known.has(tail))
      ? []
      : [
          {
            url: page.url,
            evidence: {
              at: "header or footer",
              saw: { shows: shownOf(page), others: shownOf(usual), pages: most.length, example: usual.url },
              expected: "the same number on all pages",
            },
          },
        ],
  );
}

const keyOf = (page: PageFacts): string =>
  framePhones(page)
    .map(({ tail }) => tail)
    .join(" ");

/** Numbers of header, menu and footer, each once. */
const framePhones = noted(({ claims }): readonly { readonly tail: string; readonly text: string }[] => {
  const inFrame = claims.phones.filter(({ region }) => region === "header" || region === "nav" || region === "footer");
  const distinct = new Map(inFrame.map(({ digits, text, shown }) => [digits.slice(-TELLING_DIGITS), shown ?? text]));
  return [...distinct]
    .filter(([tail]) => tail.length === TELLING_DIGITS)
    .map(([tail, text]) => ({ tail, text }))
    .toSorted((a, b) => (a.tail < b.tail ? -1 : 1));
});
