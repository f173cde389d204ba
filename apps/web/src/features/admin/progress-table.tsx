import {
  progressColumns,
  type CallReply,
  type listUserProgress,
  type ProgressColumn,
  type UserProgress,
} from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { Age } from "../../components/age.tsx";
import { SortHead, Table, Td } from "../../components/table.tsx";
import { countOf, formatCount } from "../../format/numbers.ts";
import { columnLabels, levelOf, timeSaved, type Level, type Order } from "./progress-words.ts";

export type ProgressTotals = CallReply<typeof listUserProgress>["totals"];

export interface ProgressTableProps {
  readonly rows: readonly UserProgress[];
  readonly totals: ProgressTotals;
  readonly order: Partial<Order>;
  readonly onSort: (column: ProgressColumn) => void;
}

const FIGURES: readonly ProgressColumn[] = ["total_actions", "completed_actions", "in_progress_actions", "time_saved"];

/** How far each account is on each of its domains. */
export function ProgressTable({ rows, totals, order, onSort }: ProgressTableProps) {
  return (
    <div className="overflow-x-auto px-3" role="region" aria-label="User progress, scrollable" tabIndex={0}>
      <Table caption="User progress">
        <thead>
          <tr>
            {progressColumns.map((column) => (
              <SortHead
                key={column}
                direction={order.sort === column ? order.direction : undefined}
                onSort={() => onSort(column)}
                className={cx("whitespace-nowrap", FIGURES.includes(column) && "text-right")}
              >
                {columnLabels[column]}
              </SortHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.email} ${row.domain}`} row={row} />
          ))}
        </tbody>
        <tfoot>
          <Totals totals={totals} />
        </tfoot>
      </Table>
    </div>
  );
}

function Row({ row }: { readonly row: UserProgress }) {
  return (
    <tr className="hover:bg-hover/55">
      <Td className="max-w-64 min-w-44">
        <Link
          to="/admin/jobs"
          search={{ q: row.email }}
          title={`All jobs of ${row.email}`}
          className="block truncate font-medium hover:underline"
        >
          {row.email}
        </Link>
      </Td>
      <Td className="max-w-52 truncate text-ink-2">{row.domain ?? "–"}</Td>
      <Td className="text-right tabular-nums">{formatCount(row.total_actions)}</Td>
      <Td className="text-right tabular-nums">{formatCount(row.completed_actions)}</Td>
      <Td className="text-right tabular-nums">{formatCount(row.in_progress_actions)}</Td>
      <Td>
        {row.domain === null ? (
          <span className="text-ink-3">–</span>
        ) : (
          <Completion percentage={row.completion_percentage} />
        )}
      </Td>
      <Td className="text-right whitespace-nowrap tabular-nums">
        <Time minutes={row.time_saved} />
      </Td>
      <Td className="text-ink-2">
        <Age at={row.last_activity} />
      </Td>
    </tr>
  );
}

const words: Readonly<Record<Level, string>> = {
  green: "text-good",
  yellow: "text-yellow",
  orange: "text-orange",
  red: "text-bad",
};
const marks: Readonly<Record<Level, string>> = {
  green: "bg-good-line",
  yellow: "bg-yellow-line",
  orange: "bg-orange-line",
  red: "bg-bad-line",
};

function Completion({ percentage }: { readonly percentage: number }) {
  const level = levelOf(percentage);
  return (
    <span data-level={level} className="flex items-center gap-2.5">
      <span aria-hidden className="h-1.5 w-16 overflow-hidden rounded-full bg-hover">
        <span className={cx("block h-full rounded-full", marks[level])} style={{ width: `${percentage}%` }} />
      </span>
      <span className={cx("font-medium tabular-nums", words[level])}>{percentage}%</span>
    </span>
  );
}

function Time({ minutes }: { readonly minutes: number }) {
  const saved = timeSaved(minutes);
  return (
    <>
      {saved.minutes}
      <span className="block text-12 text-ink-3">{saved.hours}</span>
    </>
  );
}

function Totals({ totals }: { readonly totals: ProgressTotals }) {
  const { accounts, rows, total_actions: all, completed_actions: done } = totals;
  return (
    <tr className="text-ink-2 [&>td]:border-b-0">
      <Td colSpan={2} className="font-medium">
        {countOf(accounts, "account")}, {countOf(rows, "row")}
      </Td>
      <Td className="text-right tabular-nums">{formatCount(all)}</Td>
      <Td className="text-right tabular-nums">{formatCount(done)}</Td>
      <Td className="text-right tabular-nums">{formatCount(totals.in_progress_actions)}</Td>
      <Td>
        <span className="tabular-nums">{all === 0 ? "–" : `${Math.round((100 * done) / all)}%`}</span>
      </Td>
      <Td className="text-right whitespace-nowrap tabular-nums">
        <Time minutes={totals.time_saved} />
      </Td>
      <Td />
    </tr>
  );
}
