import type { Report } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { countOf, formatCount } from "../../format/numbers.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { findCauses, type Cause } from "./find-causes.ts";
import { t } from "../../language/messages.ts";

/** More bars tell no more: the table has all. */
const MOST_BARS = 10;
const ROW = 32;
const LEGEND = 24;

const nameOf = ({ id, title }: Cause): string => (id === null ? t("No task here ends them") : title);

export function causesSentence(causes: readonly Cause[]): string {
  const known = causes.filter(({ id }) => id !== null);
  const [first] = known;
  if (first === undefined) return t("No task here ends a failed check.");
  const failed = causes.reduce((sum, { findings }) => sum + findings, 0);
  return t("{findings} go back to {causes}; “{title}” ends {count} of them.", {
    findings: countOf(failed, "finding"),
    causes: countOf(known.length, "cause"),
    title: first.title,
    count: formatCount(first.findings),
  });
}

/** Which tasks end how many findings: one cause often shows in several checks. */
export default function CauseChart({ report: { findings, jobId } }: { readonly report: Report }) {
  const causes = findCauses(findings);
  const shown = causes.slice(0, MOST_BARS);
  const most = Math.max(1, ...shown.map(({ findings: count }) => count));
  return (
    <ChartFrame
      id="causes"
      title={t("Causes")}
      sentence={causesSentence(causes)}
      height={shown.length * ROW + LEGEND}
      linked
      table={{
        columns: [t("Task that ends them"), t("Findings"), t("High impact")],
        rows: causes.map((cause) => [nameOf(cause), formatCount(cause.findings), formatCount(cause.high)]),
      }}
    >
      <p aria-hidden className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-ink-3">
        <span className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-[3px] bg-(--bad-line)" />
          {t("High impact")}
        </span>
        <span className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-[3px] bg-(--notice-line)" />
          {t("Medium and low impact")}
        </span>
      </p>
      <div
        aria-hidden
        className="grid max-w-4xl grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-center gap-x-4 max-sm:grid-cols-1"
      >
        {shown.map((cause) => (
          <Bar key={cause.id ?? ""} cause={cause} most={most} jobId={jobId} />
        ))}
      </div>
    </ChartFrame>
  );
}

interface BarProps {
  readonly cause: Cause;
  readonly most: number;
  readonly jobId: string;
}

/** The dark part weighs high. The link is for the pointer; the keyboard has it in the plan and at each finding. */
function Bar({ cause, most, jobId }: BarProps) {
  const share = (count: number): string => `${(count / most) * 100}%`;
  return (
    <>
      <span className="flex min-h-8 items-center py-1 text-13 leading-4 text-ink-2">
        {cause.id === null ? (
          <span>{nameOf(cause)}</span>
        ) : (
          <Link
            to="/dashboard/actions"
            search={{ jobId, actionId: cause.id }}
            tabIndex={-1}
            className="[overflow-wrap:anywhere] hover:text-ink hover:underline"
          >
            {cause.title}
          </Link>
        )}
      </span>
      <span className="flex items-center gap-2">
        <span
          className="flex h-4.5 min-w-0.5 overflow-hidden rounded-e-[3px] bg-(--notice-line) forced-colors:border"
          style={{ width: `calc(${share(cause.findings)} * 0.85)` }}
        >
          <span className="bg-(--bad-line)" style={{ width: `${(cause.high / cause.findings) * 100}%` }} />
        </span>
        <span className="text-13 tabular-nums">{formatCount(cause.findings)}</span>
      </span>
    </>
  );
}
