import type { Analysis, Job } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Skeleton } from "../../components/states.tsx";
import { SiteMark } from "../../components/site-mark.tsx";
import { AnalysisSelect } from "../../features/actions/analysis-select.tsx";
import { Connection } from "../../features/actions/connection.tsx";
import { Scores } from "../../features/jobs/scores.tsx";
import { formatMoment } from "../../format/dates.ts";
import { countOf } from "../../format/numbers.ts";

export interface AnalysisHeadProps {
  readonly analysis: Analysis;
  readonly analyses: readonly Analysis[];
  /** Scores and page count; undefined until they have come. */
  readonly job: Job | undefined;
  readonly subscribed: boolean;
  readonly children: ReactNode;
}

/** What this is, when it was measured, how it stands. */
export function AnalysisHead({ analysis, analyses, job, subscribed, children }: AnalysisHeadProps) {
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <Link to="/" className="inline-flex items-center gap-1.5 text-13 text-ink-2 hover:text-ink">
          <ArrowLeft aria-hidden className="size-4" />
          Back to All Jobs
        </Link>
        {analyses.length > 1 && <AnalysisSelect analyses={analyses} chosen={analysis} />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 items-center gap-4">
          <SiteMark host={analysis.domain} large />
          <div className="min-w-0">
            <h1 className="truncate text-28 font-semibold">{analysis.domain}</h1>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-3">
              <span>Measured {formatMoment(analysis.analysis_timestamp)}</span>
              <span>{job === undefined ? "… pages read" : `${countOf(job.pages_crawled, "page")} read`}</span>
              <Connection subscribed={subscribed} />
            </p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-6">
          {job === undefined ? <Skeleton className="h-24 w-42" /> : <Scores job={job} />}
        </div>
      </div>
      {children}
    </div>
  );
}
