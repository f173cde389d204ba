import type { Comparison } from "@audit/contract";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { SideHead } from "../../components/side-head.tsx";
import { Skeleton } from "../../components/states.tsx";
import { JobTabs } from "../../components/tab-links.tsx";
import { formatMoment } from "../../format/dates.ts";
import { countOf } from "../../format/numbers.ts";
import { t } from "../../language/messages.ts";

const ScheduleSelect = lazyPart(() => import("../../features/history/schedule-select.tsx"));
const AuditAgain = lazyPart(() => import("../audit-again.tsx"));

/** Which site, which run, and the other sides of the same analysis. */
export function CompareHead({ comparison }: { readonly comparison: Comparison }) {
  const { domain, runs, current: jobId, schedule } = comparison;
  const current = runs.find((run) => run.jobId === jobId);
  return (
    <div className="-mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
      <SideHead
        domain={domain}
        facts={
          <>
            {current && <span>{t("Measured {completedAt}", { completedAt: formatMoment(current.completedAt) })}</span>}
            <span>{countOf(runs.length, "audit")}</span>
          </>
        }
      >
        <Late waiting={<Skeleton className="h-8 w-32" />}>
          <AuditAgain jobId={jobId} />
        </Late>
        <Late waiting={<Skeleton className="h-8 w-72 max-w-full" />}>
          <ScheduleSelect domain={domain} schedule={schedule} />
        </Late>
      </SideHead>
      <JobTabs jobId={jobId} current="compare" />
    </div>
  );
}
