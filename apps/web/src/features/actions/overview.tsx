import type { Action, ActionStats } from "@audit/contract";
import type { ReactNode } from "react";
import { ProgressBar } from "../../components/progress-bar.tsx";
import { formatCount, formatHours } from "../../format/numbers.ts";
import { t } from "../../language/messages.ts";

export interface OverviewProps {
  readonly stats: ActionStats;
  readonly actions: readonly Action[];
}

/** Where the plan stands, in one line. */
export function Overview({ stats, actions }: OverviewProps) {
  const todo = stats.totalActions - stats.completedActions - stats.inProgressActions;
  const high = actions.filter(({ impact }) => impact === "high").length;
  return (
    <>
      <section aria-label={t("Overview")} className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-13">
          <Count label={t("Total Tasks")}>{formatCount(stats.totalActions)}</Count>
          <Count label={t("In Progress")}>{formatCount(stats.inProgressActions)}</Count>
          <Count label={t("Completed")}>{formatCount(stats.completedActions)}</Count>
          <Count label={t("Todo")}>{formatCount(todo)}</Count>
        </dl>
        <div className="flex w-32 items-center gap-2.5">
          <ProgressBar label={t("Tasks completed")} value={stats.completionPercentage} look="done" />
          <span className="text-13 text-ink-2 tabular-nums">{stats.completionPercentage}%</span>
        </div>
      </section>
      <dl aria-label={t("Progress in figures")} className="flex flex-wrap gap-x-5 gap-y-1 text-13">
        <Count label={t("High impact done")}>
          {t("{highImpactCompleted} of {high}", {
            highImpactCompleted: formatCount(stats.highImpactCompleted),
            high: formatCount(high),
          })}
        </Count>
        <Count label={t("Time remaining")}>{formatHours(stats.estimatedTimeRemaining)}</Count>
      </dl>
    </>
  );
}

function Count({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-1.5">
      <dt className="text-ink-3">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
