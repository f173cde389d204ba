import { type CallReply, type listUserProgress, type ProgressColumn, type UserProgress } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { Age } from "../../components/age.tsx";
import { ColumnTable, type Column } from "../../components/column-table.tsx";
import { countOf, formatCount } from "../../format/numbers.ts";
import { levelOf, timeSaved, type Level, type Order } from "./progress-words.ts";
import { t } from "../../language/messages.ts";

export type ProgressTotals = CallReply<typeof listUserProgress>["totals"];

export interface ProgressTableProps {
  readonly rows: readonly UserProgress[];
  readonly totals: ProgressTotals;
  readonly order: Partial<Order>;
  readonly onSort: (column: ProgressColumn) => void;
}

interface ProgressColumnOf extends Column<UserProgress> {
  readonly key: ProgressColumn;
}

const FIGURE = "text-end tabular-nums";

/** The columns in their order, each with what stands under it. */
function columnsOf({ accounts, rows, ...sums }: ProgressTotals): readonly ProgressColumnOf[] {
  const { total_actions: all, completed_actions: done } = sums;
  const count = (key: "total_actions" | "completed_actions" | "in_progress_actions", label: string) => ({
    key,
    label,
    className: FIGURE,
    cell: (row: UserProgress) => formatCount(row[key]),
    foot: formatCount(sums[key]),
  });
  return [
    {
      key: "email",
      label: t("Email"),
      cellClass: "max-w-64 min-w-44",
      cell: ({ email }) => <Account email={email} />,
      foot: `${countOf(accounts, "account")}, ${countOf(rows, "row")}`,
    },
    {
      key: "domain",
      label: t("Domain"),
      cellClass: "max-w-52 truncate text-ink-2",
      cell: ({ domain }) => domain ?? "–",
    },
    count("total_actions", t("Total tasks")),
    count("completed_actions", t("Completed")),
    count("in_progress_actions", t("In progress")),
    {
      key: "completion_percentage",
      label: t("Completion"),
      cell: (row) =>
        row.domain === null ? (
          <span className="text-ink-3">–</span>
        ) : (
          <Completion percentage={row.completion_percentage} />
        ),
      foot: <span className="tabular-nums">{all === 0 ? "–" : `${Math.round((100 * done) / all)}%`}</span>,
    },
    {
      key: "time_saved",
      label: t("Time saved"),
      className: `${FIGURE} whitespace-nowrap`,
      cell: (row) => <Time minutes={row.time_saved} />,
      foot: <Time minutes={sums.time_saved} />,
    },
    {
      key: "last_activity",
      label: t("Last activity"),
      cellClass: "text-ink-2",
      cell: (row) => <Age at={row.last_activity} />,
    },
  ];
}

/** How far each account is on each of its domains. */
export function ProgressTable({ rows, totals, order, onSort }: ProgressTableProps) {
  const columns = columnsOf(totals).map((column) => ({
    ...column,
    headClass: "whitespace-nowrap",
    sort: {
      direction: order.sort === column.key ? order.direction : undefined,
      onSort: () => onSort(column.key),
    },
  }));
  return (
    <div className="scrolls-x px-3" role="region" aria-label={t("User progress, scrollable")} tabIndex={0}>
      <ColumnTable
        caption={t("User progress")}
        columns={columns}
        rows={rows}
        keyOf={({ email, domain }) => `${email} ${domain}`}
        rowProps={() => ({ className: "hover:bg-hover/55" })}
      />
    </div>
  );
}

const Account = ({ email }: { readonly email: string }) => (
  <Link
    to="/admin/jobs"
    search={{ q: email }}
    title={t("All jobs of {email}", { email })}
    className="block truncate font-medium hover:underline"
  >
    {email}
  </Link>
);

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
