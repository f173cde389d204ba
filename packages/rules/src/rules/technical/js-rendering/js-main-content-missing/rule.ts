import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import type { PageFacts, PageSide, RenderedPage } from "@audit/facts";
import { pagesIn, publicHtml } from "../../../../populations.ts";
import { noted } from "../../../../reading/noted.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

/** Words of the page as sent below which it says nothing, and after scripts ran from which it says something. */
const FEW_WORDS = 50;
const MANY_WORDS = 100;
/** Less than this share of the text as sent means that most of it came with scripts; half of it may be a widget's. */
const LEAST_SHARE = 1 / 3;
const MISSING_WORDS = 300;

/** For search engines that run scripts later or not at all. Readers that never do are ai-content-needs-js. */
export const rule = defineSiteRule({
  id: "js-main-content-missing",
  category: "technical",
  area: "js-rendering",
  severity: "high",
  fixKind: "template",
  certainty: 0.9,
  ceiling: {
    health: 60,
    aiCitation: 25,
    because: "Most pages show no text until scripts have run, so many readers find them empty.",
  },
  repair: { work: "hard" },
  reads: ["pages", "rendering"],
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  judge: ({ pages, rendering }) => {
    const judged = pagesIn(pages, publicHtml);
    const run = new Map(rendering.pages.map((page) => [page.url, page]));
    const faults = judged.flatMap((page) => faultOf(page, run.get(page.url)));
    return judgePages(faults, judged.length);
  },
  words: { en },
  symptoms: [{ of: "scripts", rank: 2, shows: () => true }],
  givesWayTo: [{ to: ["ai-content-needs-js"], as: "finding" }],
  fix: worklist(en),
});

/** What was sent of a page whose facts are those after its scripts ran; null for all others. */
const sentOf = noted(({ asSent }: Pick<PageFacts, "asSent">): Pick<PageSide, "jsShell" | "mainWords"> | null =>
  asSent === undefined ? null : { jsShell: asSent.jsShell, mainWords: asSent.mainWords },
);

function faultOf(page: PageFacts, run: RenderedPage | undefined) {
  const { url, tech, text } = page;
  const asSent = sentOf(page);
  const after = run?.rendered.mainWords ?? null;
  const isEmpty = (asSent ?? tech).jsShell || (run !== undefined && isMostlyMissing(run));
  if (!isEmpty) return [];
  const words = (asSent ?? run?.raw ?? text).mainWords;
  const saw: { readonly words: number; readonly wordsAfterScripts?: number } =
    after === null ? { words } : { words, wordsAfterScripts: after };
  return [{ url, evidence: { at: "body of the HTML as sent", saw, expected: "the main content in the HTML" } }];
}

function isMostlyMissing({ raw, rendered }: RenderedPage): boolean {
  if (rendered.mainWords < MANY_WORDS) return false;
  if (raw.mainWords < FEW_WORDS && raw.mainWords < rendered.mainWords / 2) return true;
  return raw.mainWords < rendered.mainWords * LEAST_SHARE && rendered.mainWords - raw.mainWords >= MISSING_WORDS;
}
