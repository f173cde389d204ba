import type { Analysis, Job } from "@audit/contract";
import type { ReactNode } from "react";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { SideHead } from "../../components/side-head.tsx";
import { Skeleton } from "../../components/states.tsx";
import { Connection } from "../../features/actions/connection.tsx";
import { formatMoment } from "../../format/dates.ts";
import { countOf, formatCount } from "../../format/numbers.ts";
import { t } from "../../language/messages.ts";

const Scores = lazyPart(async () => ({ default: (await import("../../features/jobs/scores.tsx")).Scores }));

export interface AnalysisHeadProps {
  readonly analysis: Analysis;
  /** Scores and page count; undefined until they have come. */
  readonly job: Job | undefined;
  readonly subscribed: boolean;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** One line: which site, when it was measured, how it stands, what can be done with it. */
export function AnalysisHead({ analysis, job, subscribed, children }: AnalysisHeadProps) {
  return (
    <SideHead
      domain={analysis.domain}
      facts={
        <>
          <span>
            {t("Measured {analysis_timestamp}", { analysis_timestamp: formatMoment(analysis.analysis_timestamp) })}
          </span>
          <span className="max-sm:hidden">{job === undefined ? t("… pages read") : coverageOf(job)}</span>
          {/* Its words differ in length: on a phone a line of its own keeps the height. */}
          <span className="max-sm:basis-full">
            <Connection subscribed={subscribed} />
          </span>
        </>
      }
      figures={
        job === undefined ? (
          <Skeleton className="h-9 w-36" />
        ) : (
          <Late waiting={<Skeleton className="h-9 w-36" />}>
            <Scores job={job} small reportOf={analysis.jobId} />
          </Late>
        )
      }
    >
      {children}
    </SideHead>
  );
}

/** How much of the site was read, and why not more. */
function coverageOf({ pages_crawled: pages, standing }: Job): string {
  const unread = standing?.unread ?? 0;
  if (unread === 0) return t("{pages} read", { pages: countOf(pages, "page") });
  return t("{pages} of {pages2} read: the limit of this audit", {
    pages: formatCount(pages),
    pages2: countOf(pages + unread, "page"),
  });
}
