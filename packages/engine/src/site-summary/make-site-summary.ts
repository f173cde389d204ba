import type { PageFacts, PageKind, SiteFacts } from "@audit/facts";
import { cutText } from "../report/cut-evidence.ts";
import type { PageSummary, SiteSummary } from "./site-summary.ts";

const MOST_TEXT = 160;
/** A text may be megabytes long; what matters stands at its start. */
const MOST_READ = 2_000;
const MOST_OPENING = 6;
const SHOWN_PER_KIND = 5;
/** What tells a business; carts and policies read alike everywhere. */
const TELLING: readonly PageKind[] = ["home", "about", "category", "product", "service", "article"];

// Signs that hide or reorder what a reader sees have no business in a text about a site.
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;

const line = (text: string | undefined): string =>
  cutText((text ?? "").slice(0, MOST_READ).toWellFormed().replace(UNSEEN, "").replace(BREAKS, " ").trim(), MOST_TEXT);

/** Summarises a site that was read: at most 26 pages with three short lines each. */
export function makeSiteSummary({ home, pages }: SiteFacts): SiteSummary {
  const read = pages.filter(({ isHtml, response }) => isHtml && response.status === 200);
  const start = read.find(({ url }) => url === home) ?? read.find(({ kind }) => kind === "home");
  const byKind = Map.groupBy(read, ({ kind }) => kind);
  return {
    home,
    language: start?.head.lang ? line(start.head.lang) : null,
    kinds: [...byKind].map(([kind, list]) => ({ kind, pages: list.length })).toSorted((a, b) => b.pages - a.pages),
    opening: (start?.text.paragraphs ?? []).slice(0, MOST_OPENING).map(line),
    pages: TELLING.flatMap((kind) => (byKind.get(kind) ?? []).slice(0, kind === "home" ? 1 : SHOWN_PER_KIND)).map(say),
  };
}

const say = ({ kind, head, headings }: PageFacts): PageSummary => ({
  kind,
  title: line(head.titles[0]),
  description: line(head.descriptions[0]),
  heading: line(headings.find(({ level }) => level === 1)?.text),
});
