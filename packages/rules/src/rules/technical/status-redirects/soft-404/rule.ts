import * as answers from "../../../../fixes/server/answers.ts";
import { en } from "./words.en.ts";
import type { PageFacts, PageKind, Probe } from "@audit/facts";
import { saysNotFound } from "../../../../knowledge/not-found-phrases.ts";
import { sameHost } from "../../../../reading/address-form.ts";
import { noted } from "../../../../reading/noted.ts";
import { saysNoindex, titleIn } from "../../../../reading/probe-text.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { notApplicable, fail, judgePages, unknown } from "../../../../verdict.ts";

/** Error pages are short; a guide about error pages is not. */
const MOST_WORDS = 250;
const FEW_WORDS = 40;
const LISTS: ReadonlySet<PageKind> = new Set(["category", "list", "search", "cart", "account"]);
const SENTENCES = /(?<=[.!?。])\s+/u;

export const rule = defineSiteRule({
  id: "soft-404",
  category: "technical",
  area: "status-redirects",
  severity: "high",
  fixKind: "config",
  certainty: 0.9,
  ceiling: {
    health: 70,
    aiCitation: 75,
    from: 1,
    because: "The server answers any address, also made-up ones, as if it were a page.",
  },
  reads: ["home", "pages", "probes"],
  source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
  judge: ({ home, pages, probes: { notFound } }) => {
    if (pages.length === 0) return notApplicable();
    const served = pages.filter((page) => page.isHtml && page.response.status === 200 && page.tech.botWall === null);
    const posing = served.filter((page) => isErrorPage(page) && !isTemplate(page.url, notFound));
    if (notFound !== null && answersAnything(notFound, home)) {
      const saw = {
        status: notFound.status,
        redirectTo: notFound.redirectTo,
        title: titleIn(notFound.text ?? ""),
        pages: posing.slice(0, 5).map((page) => page.url),
      };
      return fail({ at: notFound.url, saw, expected: "status 404 or 410" });
    }
    const faults = posing.map(({ url, head, headings }) => {
      const saw = { status: 200, title: head.titles[0] ?? null, heading: mainHeading({ headings }) };
      return { url, evidence: { at: "title and h1", saw, expected: "status 404 or 410" } };
    });
    if (faults.length > 0) return judgePages(faults, served.length);
    return isAnswered(notFound)
      ? judgePages([], served.length)
      : unknown("An address that can't exist was not tried, or gave no clear answer.");
  },
  words: { en },
  givesWayTo: [{ to: ["js-soft-404-spa"], as: "finding" }],
  fix: answers.notFound,
});

/** 200 or a detour to the home page. Script sites may mark the page noindex instead: Google documents that way out. */
function answersAnything({ url, status, redirectTo, text }: Probe, home: string): boolean {
  if (redirectTo !== null && status >= 300 && status < 400) return isRoot(redirectTo, home) && !isRoot(url, home);
  return status === 200 && !saysNoindex(text ?? "");
}

/** The file a healthy server sends along with its 404s, asked for by its own name. */
const isTemplate = (url: string, probe: Probe | null): boolean =>
  (probe?.status === 404 || probe?.status === 410) &&
  /\/(404|not-?found|error)(\.[a-z]+)?\/?$/i.test(new URL(url).pathname);

const isRoot = (url: string, home: string): boolean =>
  url === home || (sameHost(url, home) && new URL(url).pathname === "/");

const isAnswered = (probe: Probe | null): boolean =>
  probe !== null && (probe.status === 404 || probe.status === 410 || probe.status === 200);

const mainHeading = ({ headings }: Pick<PageFacts, "headings">): string | null =>
  headings.find((heading) => heading.level === 1)?.text ?? null;

const isErrorPage = noted(
  (page) =>
    page.text.mainWords <= MOST_WORDS &&
    [page.head.titles[0], mainHeading(page), ...onlyWords(page)].some((text) => !!text && saysNotFound(text)),
);

/** A page with a heading of its own may say in its few words that there is nothing; so may a list that is empty now. */
const onlyWords = ({ kind, text }: Pick<PageFacts, "kind" | "text">): readonly string[] =>
  text.mainWords <= FEW_WORDS && !LISTS.has(kind) ? text.paragraphs.flatMap((one) => one.split(SENTENCES)) : [];
