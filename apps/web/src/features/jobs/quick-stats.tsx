import type { Job } from "@audit/contract";
import { useMemo } from "react";
import { formatCount } from "../../format/numbers.ts";
import { Skeleton } from "../../components/states.tsx";
import { quickStats } from "./job-list.ts";
import { t } from "../../language/messages.ts";

/** The account in one line: what was looked at, what was done. Without jobs the figures are on their way. */
export function QuickStats({
  jobs,
  visibleTasks,
}: {
  readonly jobs: readonly Job[] | undefined;
  readonly visibleTasks: (job: Job) => number;
}) {
  const stats = useMemo(() => jobs && quickStats(jobs, visibleTasks), [jobs, visibleTasks]);
  return (
    <dl aria-label={t("Quick stats")} className="grid grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-10">
      <Stat label={t("Analyses")} value={stats && formatCount(stats.analyses)} />
      <Stat label={t("Pages checked")} value={stats && formatCount(stats.pages)} />
      <Stat
        label={t("Tasks done")}
        value={stats && formatCount(stats.tasksDone)}
        rest={stats && t(" of {tasks}", { tasks: formatCount(stats.tasks) })}
      />
      <Stat
        label={t("Average health")}
        value={stats && (stats.averageHealth?.toString() ?? "–")}
        rest={stats?.averageHealth == null ? "" : t(" of 100")}
      />
    </dl>
  );
}

interface StatProps {
  readonly label: string;
  /** Undefined while it is on the way. */
  readonly value: string | undefined;
  readonly rest?: string | undefined;
}

function Stat({ label, value, rest = "" }: StatProps) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-ink-3">{label}</dt>
      <dd className="mt-0.5 text-20 font-semibold tabular-nums">
        {value === undefined ? <Skeleton className="my-1 h-5 w-12" /> : value}
        <span className="text-13 font-normal text-ink-3">{rest}</span>
      </dd>
    </div>
  );
}
