import type { PageFacts, SiteFacts } from "@audit/facts";
import { decoded } from "../../../../reading/decoded.ts";
import { worklist } from "../../../../fixes/worklist.ts";
import { indexableContent, pagesIn } from "../../../../populations.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { noted } from "../../../../reading/noted.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { pageUrl } from "../../../../reading/page-url.ts";
import { textKey } from "../../../../reading/text-key.ts";
import { countWords, normalised, quoted, tokensOf } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** Siblings with names of their own show that this one should have one, too. */
const FEWEST_SIBLINGS = 3;
const NEARLY_ALL = 0.75;
/** Shorter blocks are labels. */
const LEAST_WORDS = 6;
/** Sentences that parent and child share, and no sibling. */
const FEWEST_SHARED = 3;
const MOST_SHARED = 0.5;

/** A page built over with its parent's text, or one that was never filled and falls back on it. */
export const rule = defineSiteRule({
  id: "shows-parent-page",
  category: "content",
  area: "unfinished",
  severity: "high",
  fixKind: "content",
  certainty: 0.9,
  repair: { perPage: true },
  reads: ["pages", "graph"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: ({ pages, graph }) => {
    const judged = pagesIn(pages, indexableContent).filter(
      ({ url, kind }) => kind !== "home" && !url.includes("?") && !isLaterPage(url),
    );
    const byPath = new Map(judged.map((page) => [pathOf(page.url), page]));
    const families = Map.groupBy(judged, ({ url }) => parentOf(url));
    const faults = [...families].flatMap(([path, children]) => {
      const parent = path === null ? undefined : byPath.get(path);
      return parent === undefined ? [] : overwritten(parent, children);
    });
    return judgePages(
      faults.map(({ page, parent, siblings }) => {
        const saw = { parent: parent.url, siblings, title: quoted(titleOf(page)), called: calledIn(graph, page) };
        return {
          url: page.url,
          evidence: { at: "main text", saw, expected: "the page's own title, heading and text" },
        };
      }),
      judged.length,
    );
  },
  words: { en },
  about: ({ url, evidence: { saw } }) => [url, saw.parent],
  ends: ({ url, evidence: { saw } }) => [url, saw.parent],
  fix: worklist(en),
});

const titleOf = ({ head }: PageFacts): string => head.titles.find(Boolean) ?? "";

/** Path without its file and the slash at its end. */
const pathOf = (url: string): string => {
  const { host, pathname } = pageUrl(url);
  return `${host}${pathname
    .replace(/\/index\.\w+$/, "")
    .replace(/\.html?$/, "")
    .replace(/\/$/, "")}`;
};

function parentOf(url: string): string | null {
  const path = pathOf(url);
  const end = path.lastIndexOf("/");
  return end < 0 ? null : path.slice(0, end);
}

interface Shown {
  readonly name: string;
  readonly sentences: readonly number[];
}

const shownOn = noted(({ head, headings, text }): Shown => {
  const title = head.titles.find(Boolean) ?? "";
  const heading = mainHeadings(headings).find((one) => one.text !== "")?.text ?? "";
  return {
    name: title === "" || heading === "" ? "" : `${normalised(title)}\n${normalised(heading)}`,
    sentences: text.paragraphs.flatMap((one) => (countWords(one) < LEAST_WORDS ? [] : [textKey(normalised(one))])),
  };
});

interface Overwritten {
  readonly page: PageFacts;
  readonly parent: PageFacts;
  readonly siblings: number;
}

/** Children that go by the parent's title and heading and mostly say what it says, where their siblings do not. */
function overwritten(parent: PageFacts, children: readonly PageFacts[]): readonly Overwritten[] {
  const { name, sentences } = shownOn(parent);
  const [same, others] = [true, false].map((is) => children.filter((child) => (shownOn(child).name === name) === is));
  if (name === "" || same === undefined || others === undefined || same.length === 0) return [];
  if (others.length < Math.max(FEWEST_SIBLINGS, NEARLY_ALL * children.length)) return [];
  const elsewhere = new Set(others.flatMap((one) => shownOn(one).sentences));
  const parents = new Set(sentences.filter((key) => !elsewhere.has(key)));
  return same.flatMap((page) => {
    const own = shownOn(page).sentences.filter((key) => !elsewhere.has(key));
    const shared = own.filter((key) => parents.has(key)).length;
    return shared < Math.max(FEWEST_SHARED, MOST_SHARED * own.length)
      ? []
      : [{ page, parent, siblings: others.length }];
  });
}

/** What links call it, in words of the last part of its address: those of a switch of languages stand on all pages. */
function calledIn(graph: SiteFacts["graph"], { url }: PageFacts): string {
  const node = graph.nodeOf(url);
  const last = pageUrl(url).pathname.split("/").findLast(Boolean) ?? "";
  const address = new Set(tokensOf(decoded(last)));
  const names =
    node < 0 ? [] : graph.anchorsOf(node).filter((words) => tokensOf(words).some((word) => address.has(word)));
  return quoted(names[0] ?? "");
}
