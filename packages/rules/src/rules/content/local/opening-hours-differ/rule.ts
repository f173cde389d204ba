import type { PageFacts } from "@audit/facts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { noted } from "../../../../reading/noted.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, type PageFault } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** Hours of the frame speak for the business; those within a page's text may be an event's or a branch's. */
const FRAME: ReadonlySet<string> = new Set(["header", "footer", "aside"]);

/**
 * Compares the hours in header and footer of all pages. Pages are at fault whose hours share not one span with those
 * that most pages show.
 */
export const rule = defineSiteRule({
  id: "opening-hours-differ",
  category: "content",
  area: "local",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  aiVisibility: true,
  reads: ["pages"],
  source: "https://support.google.com/business/answer/3038177",
  judge: ({ pages }) => {
    const telling = pagesIn(pages, readableHtml).filter((page) => hoursOn(page).length > 0);
    if (telling.length < 2) return notApplicable();
    const groups = [...Map.groupBy(telling, (page) => spansOf(page).join(" ")).values()].toSorted(
      (a, b) => b.length - a.length,
    );
    const usual = groups[0]?.[0];
    if (usual === undefined || groups[0]?.length === groups[1]?.length) return notApplicable();
    const known = new Set(spansOf(usual));
    const faults = telling.flatMap(
      (page): PageFault<{ hours: string; usual: string; usualUrl: string; pages: number }>[] => {
        if (spansOf(page).some((span) => known.has(span))) return [];
        const saw = {
          hours: quoted(hoursOn(page)[0]?.text ?? ""),
          usual: quoted(hoursOn(usual)[0]?.text ?? ""),
          usualUrl: usual.url,
          pages: groups[0]?.length ?? 0,
        };
        return [{ url: page.url, evidence: { at: "text", saw, expected: "the same hours on all pages" } }];
      },
    );
    return judgePages(faults, telling.length);
  },
  words: { en },
  fix: null,
});

const hoursOn = noted((page: Omit<PageFacts, "links">) => page.claims.hours.filter(({ region }) => FRAME.has(region)));

const spansOf = (page: PageFacts): string[] => [...new Set(hoursOn(page).map(({ hours }) => hours))].toSorted();
