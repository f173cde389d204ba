import type { Report, ReportFinding } from "@audit/contract";
import { cx } from "class-variance-authority";
import { useEffect } from "react";
import { ReportSection } from "../../components/report-section.tsx";
import { EmptyState } from "../../components/states.tsx";
import { usePrinting } from "../../components/use-printing.ts";
import { formatCount } from "../../format/numbers.ts";
import { capitalised } from "../../format/words.ts";
import { checksSentence, tasksSentence } from "./sentences.ts";
import { findFindings, wholeView, type FindingView } from "./find-findings.ts";
import { FindingTools } from "./finding-tools.tsx";
import { FindingRow, readyFindings } from "./finding-row.tsx";
import { PagesFound } from "./pages-found.tsx";
import { usePagesFound } from "./report-data.ts";
import { t } from "../../language/messages.ts";

/** What the list shows; undefined for all. */
export type FindingFilter = ReportFinding["category"] | "unknown" | undefined;

export interface FindingListProps {
  readonly report: Report;
  readonly filter: FindingFilter;
  readonly view: FindingView;
  /** Rule of the finding that is open. */
  readonly open: string | undefined;
  readonly onFilter: (filter: FindingFilter) => void;
  readonly onView: (view: FindingView) => void;
  readonly onOpen: (rule: string | undefined) => void;
}

const ORDER = ["technical", "content", "schema", "social", "tools"] as const;

/** All findings by category, each opening to its evidence. */
export function FindingList({ report, filter, view, open, onFilter, onView, onOpen }: FindingListProps) {
  const printing = usePrinting();
  useEffect(readyFindings, []);
  const { findings, checks, jobId, domain, preview } = report;
  const pages = usePagesFound(jobId, view.query);
  // Paper holds them all.
  const found = findFindings(findings, printing ? wholeView : view);
  const failing = found.filter(({ verdict }) => verdict === "fail");
  const unknown = found.filter(({ verdict }) => verdict === "unknown");
  const groups = ORDER.map((category) => ({
    key: category,
    title: capitalised(category),
    all: failing.filter((finding) => finding.category === category),
  }));
  const inconclusive = { key: "unknown" as const, title: t("Could not be told"), all: unknown };
  const present = [...groups, inconclusive].filter(({ all }) => all.length > 0);
  const shown = printing || filter === undefined ? present : present.filter(({ key }) => key === filter);
  // What could not be told is listed last under its own name, and is no finding.
  return (
    <ReportSection
      id="findings"
      title={t("Findings")}
      sentence={`${checksSentence(checks)} ${preview ? "" : tasksSentence(report)}`.trim()}
    >
      {findings.length === 0 ? (
        <EmptyState title={t("No check failed")} level={3}>
          {t("Every check that applies to this site holds.")}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 print:block">
          <FindingTools domain={domain} view={view} onView={onView} shown={shown.flatMap(({ all }) => all)} />
          <div role="group" aria-label={t("Show findings")} className="flex flex-wrap gap-2 print:hidden">
            <Choice current={filter === undefined} onChoose={() => onFilter(undefined)} count={failing.length}>
              {t("All")}
            </Choice>
            {present.map(({ key, title, all }) => (
              <Choice key={key} current={filter === key} onChoose={() => onFilter(key)} count={all.length}>
                {title}
              </Choice>
            ))}
          </div>
          {pages !== undefined && <PagesFound jobId={jobId} {...pages} />}
          {shown.length === 0 && pages === undefined && (
            <EmptyState title={t("No finding matches")} level={3}>
              {t("The report still has all its findings.")}
            </EmptyState>
          )}
          {shown.map(({ key, title, all }) => (
            <section key={key} aria-labelledby={`findings-${key}`} className="mt-4">
              <h3 id={`findings-${key}`} className="border-b border-line pb-2 text-14 font-semibold">
                {title} <span className="font-normal text-ink-3 tabular-nums">{formatCount(all.length)}</span>
              </h3>
              <Heads />
              <ul className={cx(key === "unknown" && "print:columns-2 print:gap-8")}>
                {all.map((finding) =>
                  printing && key === "unknown" ? (
                    <UnknownLine key={finding.rule} finding={finding} />
                  ) : (
                    <FindingRow
                      key={finding.rule}
                      jobId={jobId}
                      domain={domain}
                      finding={finding}
                      open={open === finding.rule}
                      printing={printing}
                      onToggle={() => onOpen(open === finding.rule ? undefined : finding.rule)}
                    />
                  ),
                )}
              </ul>
            </section>
          ))}
        </div>
      )}
    </ReportSection>
  );
}

/** On paper, what could not be told is its name and why: it counts for nothing. */
const UnknownLine = ({ finding: { rule, title, reason } }: { readonly finding: ReportFinding }) => (
  <li id={`finding-${rule}`} className="break-inside-avoid py-1 text-12 leading-4">
    <span className="font-medium">{title}.</span> <span className="text-ink-2">{reason}</span>
  </li>
);

/** What stands in the columns of a row; its button names them by their words. */
const Heads = () => (
  <div
    aria-hidden
    className="hidden h-8 grid-cols-[1rem_minmax(0,1fr)_9rem_8rem_8.5rem] items-center gap-x-3 text-12 text-ink-3 md:grid print:hidden"
  >
    <span className="col-start-2">{t("Finding")}</span>
    <span className="text-end">{t("Pages")}</span>
    <span className="ps-5">{t("How sure")}</span>
    <span>{t("Impact")}</span>
  </div>
);

interface ChoiceProps {
  readonly current: boolean;
  readonly onChoose: () => void;
  readonly count: number;
  readonly children: string;
}

function Choice({ current, onChoose, count, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={current}
      onClick={onChoose}
      className={cx(
        "inline-flex h-8 items-center gap-1.5 rounded-control border px-3 text-13 transition-colors pointer-coarse:h-10",
        current ? "border-ink bg-surface font-medium text-ink" : "border-line text-ink-2 hover:bg-hover hover:text-ink",
      )}
    >
      {children} <span className="text-ink-3 tabular-nums">{formatCount(count)}</span>
    </button>
  );
}
