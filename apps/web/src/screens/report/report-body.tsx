import type { Report } from "@audit/contract";
import type { ComponentProps, ReactNode } from "react";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { Note } from "../../components/panel.tsx";
import { ReportSection } from "../../components/report-section.tsx";
import { Loading, Skeleton } from "../../components/states.tsx";
import { Warnings } from "../../features/jobs/warnings.tsx";
import { Contents } from "../../features/report/contents.tsx";
import { FindingList } from "../../features/report/finding-list.tsx";
import { ScorePanel, ScoreRule } from "../../features/report/score-panel.tsx";
import { formatMoment } from "../../format/dates.ts";
import { countOf } from "../../format/numbers.ts";
import { t } from "../../language/messages.ts";

const SiteChart = lazyPart(() => import("../../features/report/site-charts.tsx"));
const CauseChart = lazyPart(() => import("../../features/report/cause-chart.tsx"));
const Grid = lazyPart(() => import("../../features/report/grids.tsx"));

function LateChart(props: ComponentProps<typeof SiteChart>) {
  return (
    <Late waiting={<Waiting label={t("Loading chart")} className="h-56" />}>
      <SiteChart {...props} />
    </Late>
  );
}

function LateGrid(props: ComponentProps<typeof Grid>) {
  return (
    <Late waiting={<Waiting label={t("Loading grid")} className="h-96" />}>
      <Grid {...props} />
    </Late>
  );
}

const Waiting = ({ label, className }: { readonly label: string; readonly className: string }) => (
  <Loading label={label}>
    <Skeleton className={className} />
  </Loading>
);

export interface ReportBodyProps extends Omit<ComponentProps<typeof FindingList>, "report"> {
  readonly report: Report;
  /** Above the scores. */
  readonly summary?: ReactNode;
  /** What only the owner's own sources know. */
  readonly children?: ReactNode;
}

/** The whole report in figures, top to bottom; on paper without its controls. */
export function ReportBody({ report, summary, children, ...list }: ReportBodyProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-[11rem_minmax(0,1fr)] print:block">
      <Contents />
      {/* On paper in plain flow: browsers lose parts of a grid that sheets cut. */}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-12 print:block print:*:mb-7">
        <div className="grid gap-6 print:block print:*:mb-5">
          <Warnings job={report} />
          {report.preview && (
            <Note meaning="notice">
              {t(
                "This is a preview: scores, counts and charts are complete; evidence is shown for what your visible tasks mend.",
              )}
            </Note>
          )}
          {summary}
          <ReportSection id="scores" title={t("Scores")}>
            <div className="grid gap-4 print:block">
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2 print:block print:*:mb-4">
                <ScorePanel title={t("Health")} story={report.scores.health} />
                <ScorePanel title={t("AI visibility")} story={report.scores.aiCitation} />
              </div>
              <ScoreRule profile={report.profile} engine={report.engine} />
            </div>
          </ReportSection>
        </div>
        <LateChart of="coverage" report={report} />
        <FindingList report={report} {...list} />
        <Late waiting={<Waiting label={t("Loading chart")} className="h-56" />}>
          <CauseChart report={report} />
        </Late>
        <LateGrid part="heat" report={report} />
        <LateChart of="statuses" report={report} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12 2xl:grid-cols-2 2xl:gap-10 print:block print:*:mb-7">
          <LateChart of="indexability" report={report} />
          <LateChart of="depths" report={report} />
        </div>
        <LateGrid part="markup" report={report} />
        <LateGrid part="access" report={report} />
        {children}
        <Colophon report={report} />
      </div>
    </div>
  );
}

function Colophon({ report: { engine, site, coverage } }: { readonly report: Report }) {
  const writer = engine.writer === "built-in" ? t("the built-in writer, without a language model") : engine.writer;
  return (
    <p className="border-t border-line pt-4 text-12 text-ink-3">
      {t("Read from {startedAt} to {finishedAt} with {requests}. {checks} by engine {version}; texts by {writer}.", {
        startedAt: formatMoment(site.startedAt),
        finishedAt: formatMoment(site.finishedAt),
        requests: countOf(coverage.requests, "request"),
        checks: countOf(engine.rules, "check"),
        version: engine.version,
        writer,
      })}
    </p>
  );
}
