import type { Judge } from "@audit/auditor";
import type { CrawlProgress, Log } from "@audit/crawler";
import { unjudgedPage, type createSiteBuilder, type PageFacts } from "@audit/facts";
import type { AuditProgress } from "./audit.ts";
import { countLinks, type LinkCounts } from "./count-links.ts";
import { boundHeap } from "./heap-growth.ts";
import { keepToPage } from "./keep-to-page.ts";

/** So many pages wait until they are judged together. */
const PAGES_AT_ONCE = 16;

/** Where the pages of an audit go: each is judged, counted and handed to the site. */
export interface PageIntake {
  /** Link counts of each page that was taken in. */
  readonly links: WeakMap<PageFacts, LinkCounts>;
  take(page: PageFacts): void;
  /** Judges what still waits. */
  flush(): void;
  /** Progress with the findings so far, which are gathered when they are read: few steps are shown to anybody. */
  withFindings(progress: CrawlProgress, inBrowser: number): AuditProgress;
}

/** Sees each page whole, before it is judged. */
export interface PageObserver {
  note(page: PageFacts): void;
}

interface JudgedPage {
  readonly page: PageFacts;
  readonly counts: LinkCounts;
}

export function createPageIntake(
  judge: Pick<Judge, "page" | "soFar">,
  builder: ReturnType<typeof createSiteBuilder>,
  observers: readonly PageObserver[],
  log: Log,
): PageIntake {
  const links = new WeakMap<PageFacts, LinkCounts>();
  const waiting: PageFacts[] = [];
  let taken = 0;
  const observe = (page: PageFacts): PageFacts => {
    for (const observer of observers) observer.note(page);
    return page;
  };
  /** Where it throws, it is done once more with what is left of such a page: its address and how it was answered. */
  const safely = <T>(page: PageFacts, act: (page: PageFacts) => T): T =>
    keepToPage(
      () => act(page),
      (thrown) => act(observe(unjudgedPage(page, thrown))),
      { url: page.url, log },
    );
  const judgePage = (page: PageFacts): JudgedPage => {
    judge.page(page);
    return { page, counts: countLinks(page) };
  };
  /** For the next page the code of all rules is still near the processor. */
  const flush = (): void => {
    const judged = waiting.splice(0).map((page) => safely(page, judgePage));
    for (const { page, counts } of judged) links.set(safely(page, builder.add), counts);
  };
  return {
    links,
    take(page) {
      boundHeap((taken += 1));
      if (waiting.push(safely(page, observe)) >= PAGES_AT_ONCE) flush();
    },
    flush,
    withFindings: (progress, inBrowser) => ({
      ...progress,
      inBrowser,
      get firstFindings() {
        flush();
        return firstFindings(judge.soFar());
      },
    }),
  };
}

const SEVERITY_ORDER = { high: 0, medium: 1, low: 2 };

function firstFindings(soFar: AuditProgress["firstFindings"]): AuditProgress["firstFindings"] {
  const byWeight = soFar.toSorted(
    (a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity] || b.count - a.count,
  );
  return byWeight.slice(0, 5).map(({ title, severity, count }) => ({ title, severity, count }));
}
