import type { Analysis, Job } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { Skeleton } from "../../components/states.tsx";
import { SiteMark } from "../../components/site-mark.tsx";
import { Connection } from "../../features/actions/connection.tsx";
import { formatMoment } from "../../format/dates.ts";
import { countOf, formatCount } from "../../format/numbers.ts";
import { hostName } from "../../format/hosts.ts";
import { language } from "../../language/language.ts";
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
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="flex min-w-0 flex-1 items-center gap-3 max-sm:basis-full">
        <Link
          to="/"
          className="inline-flex shrink-0 items-center gap-1.5 text-13 text-ink-2 hover:text-ink pointer-coarse:min-h-6"
        >
          <ArrowLeft aria-hidden className="size-4" />
          <span className="max-xl:sr-only">{t("Back to All Jobs")}</span>
        </Link>
        <span className="max-sm:hidden">
          <SiteMark host={analysis.domain} />
        </span>
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-20 font-semibold">{hostName(analysis.domain)}</h1>
          <p className="flex flex-wrap items-center gap-x-3 text-12 text-ink-3">
            <span>
              {t("Measured {analysis_timestamp}", { analysis_timestamp: formatMoment(analysis.analysis_timestamp) })}
            </span>
            <span className="max-sm:hidden">{job === undefined ? t("… pages read") : coverageOf(job)}</span>
            {/* Its words differ in length: on a phone a line of its own keeps the height. */}
            <span className="max-sm:basis-full">
              <Connection subscribed={subscribed} />
            </span>
            {language !== "en" && <span>{t("Titles and advice of the checks are in English.")}</span>}
          </p>
        </div>
        {job === undefined ? (
          <Skeleton className="h-9 w-36" />
        ) : (
          <Late waiting={<Skeleton className="h-9 w-36" />} missing={null}>
            <Scores job={job} small reportOf={analysis.jobId} />
          </Late>
        )}
      </div>
      {children}
    </div>
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
