import type { Action, ActionStats } from "@audit/contract";
import type { ReactNode } from "react";
import { formatCount, formatHours } from "../../format/numbers.ts";

/** What is done and what is left, in figures. */
export function StatStrip({ stats, actions }: { readonly stats: ActionStats; readonly actions: readonly Action[] }) {
  const high = actions.filter(({ impact }) => impact === "high").length;
  return (
    <dl
      aria-label="Progress in figures"
      className="grid grid-cols-2 overflow-hidden rounded-panel border border-line bg-surface md:grid-cols-4 [&>*]:border-line max-md:[&>*:nth-child(even)]:border-l max-md:[&>*:nth-child(n+3)]:border-t md:[&>*+*]:border-l"
    >
      <Card label="Completed" rest={`of ${formatCount(stats.totalActions)}`}>
        {formatCount(stats.completedActions)}
      </Card>
      <Card label="In Progress" rest={stats.inProgressActions === 1 ? "task" : "tasks"}>
        {formatCount(stats.inProgressActions)}
      </Card>
      <Card label="High impact done" rest={`of ${formatCount(high)}`}>
        {formatCount(stats.highImpactCompleted)}
      </Card>
      <Card label="Time remaining" rest="of work">
        {formatHours(stats.estimatedTimeRemaining)}
      </Card>
    </dl>
  );
}

function Card({
  label,
  rest,
  children,
}: {
  readonly label: string;
  readonly rest: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="px-5 py-4">
      <dt className="text-13 text-ink-3">{label}</dt>
      <dd className="mt-1 text-20 font-semibold tabular-nums">
        {children} <span className="text-13 font-normal text-ink-3">{rest}</span>
      </dd>
    </div>
  );
}
