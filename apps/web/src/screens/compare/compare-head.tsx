import type { Comparison } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { SiteMark } from "../../components/site-mark.tsx";
import { JobTabs } from "../../components/tab-links.tsx";
import { ScheduleSelect } from "../../features/history/schedule-select.tsx";
import { formatMoment } from "../../format/dates.ts";
import { countOf } from "../../format/numbers.ts";
import { hostName } from "../../format/hosts.ts";
import { t } from "../../language/messages.ts";

/** Which site, which run, and the other sides of the same analysis. */
export function CompareHead({ comparison }: { readonly comparison: Comparison }) {
  const { domain, runs, current: jobId, schedule } = comparison;
  const current = runs.find((run) => run.jobId === jobId);
  return (
    <div className="grid gap-4">
      <Link to="/" className="inline-flex items-center gap-1.5 justify-self-start text-13 text-ink-2 hover:text-ink">
        <ArrowLeft aria-hidden className="size-4" />
        {t("Back to All Jobs")}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 items-center gap-4">
          <SiteMark host={domain} large />
          <div className="min-w-0">
            <h1 className="text-28 font-semibold [overflow-wrap:anywhere]">{hostName(domain)}</h1>
            <p className="flex flex-wrap gap-x-3 text-13 text-ink-3">
              {current && (
                <span>{t("Measured {completedAt}", { completedAt: formatMoment(current.completedAt) })}</span>
              )}
              <span>{countOf(runs.length, "audit")}</span>
            </p>
          </div>
        </div>
        <ScheduleSelect domain={domain} schedule={schedule} />
      </div>
      <JobTabs jobId={jobId} current="compare" />
    </div>
  );
}
