import type { PastRun } from "@audit/contract";
import { cx } from "class-variance-authority";
import { ScoreBar } from "../../components/score-bar.tsx";
import { Table, Td, Th } from "../../components/table.tsx";
import { formatMoment } from "../../format/dates.ts";
import { formatCount } from "../../format/numbers.ts";
import { t } from "../../language/messages.ts";

export interface RunTableProps {
  /** Newest first. */
  readonly runs: readonly PastRun[];
  readonly current: string;
  readonly base: string | null;
}

/** Scores, pages and tasks of every run, newest first; the two that are compared are marked. */
export function RunTable({ runs, current, base }: RunTableProps) {
  return (
    <div className="scrolls-x -mx-3 px-3" role="group" tabIndex={0} aria-label={t("All audits of this domain")}>
      <Table caption={t("All audits of this domain")}>
        <thead>
          <tr>
            <Th>{t("Audit")}</Th>
            <Th>{t("Health")}</Th>
            <Th>{t("AI visibility")}</Th>
            <Th className="text-end">{t("Pages")}</Th>
            <Th className="text-end">{t("Tasks by impact")}</Th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run, index) => (
            <Row key={run.jobId} run={run} before={runs[index + 1]} mark={markOf(run, current, base)} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const markOf = ({ jobId }: PastRun, current: string, base: string | null): string | null =>
  jobId === current ? t("shown") : jobId === base ? t("compared with") : null;

interface RowProps {
  readonly run: PastRun;
  readonly before: PastRun | undefined;
  readonly mark: string | null;
}

function Row({ run, before, mark }: RowProps) {
  const { high, medium, low } = run.tasks;
  return (
    <tr className={cx(mark !== null && "bg-brand-tint/50")}>
      <Td className="whitespace-nowrap">
        {formatMoment(run.completedAt)}
        {mark !== null && <span className="ms-2 text-12 text-ink-3">{mark}</span>}
      </Td>
      <Td>
        <Score value={run.health} before={before?.health} />
      </Td>
      <Td>
        <Score value={run.aiVisibility} before={before?.aiVisibility} />
      </Td>
      <Td className="text-end tabular-nums">{formatCount(run.pages)}</Td>
      <Td className="text-end whitespace-nowrap tabular-nums">
        {t("{high} high, {medium} medium, {low} low", { high, medium, low })}
      </Td>
    </tr>
  );
}

/** The score, and how far it is from the run before. */
function Score({ value, before }: { readonly value: number | null; readonly before: number | null | undefined }) {
  if (value === null) return <span className="text-ink-3">{t("not known")}</span>;
  const change = before === null || before === undefined ? 0 : value - before;
  return (
    <span className="flex items-center gap-2.5 whitespace-nowrap tabular-nums">
      <span className="w-7 font-medium">{value}</span>
      <ScoreBar score={value} className="h-2 w-24 max-sm:hidden" />
      {change !== 0 && (
        <span className={cx("text-12", change > 0 ? "text-good" : "text-bad")}>
          {change > 0 ? `+${change}` : `−${-change}`}
        </span>
      )}
    </span>
  );
}
