import type { Comparison } from "@audit/contract";
import { SideHead } from "../../components/side-head.tsx";
import { JobTabs } from "../../components/tab-links.tsx";
import { ScheduleSelect } from "../../features/history/schedule-select.tsx";
import { formatMoment } from "../../format/dates.ts";
import { countOf } from "../../format/numbers.ts";
import { t } from "../../language/messages.ts";
import AuditAgain from "../audit-again.tsx";

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
        <AuditAgain jobId={jobId} />
        <ScheduleSelect domain={domain} schedule={schedule} />
      </SideHead>
      <JobTabs jobId={jobId} current="compare" />
    </div>
  );
}
