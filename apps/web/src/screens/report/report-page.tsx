import type { Report } from "@audit/contract";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { Loading, Skeleton } from "../../components/states.tsx";
import { readyMarkdown } from "../../components/markdown.tsx";
import { Note } from "../../components/panel.tsx";
import { ReportSection } from "../../components/report-section.tsx";
import { useJobs } from "../../features/jobs/jobs-data.ts";
import { Warnings } from "../../features/jobs/warnings.tsx";
import { Contents } from "../../features/report/contents.tsx";
import { FindingList } from "../../features/report/finding-list.tsx";
import { ScorePanel, ScoreRule } from "../../features/report/score-panel.tsx";
import { countOf } from "../../format/numbers.ts";
import { formatMoment } from "../../format/dates.ts";
import { JobSummary } from "../home/job-summary.tsx";
import { ReportHead } from "./report-head.tsx";
import { ReportSides } from "./report-sides.tsx";

const SiteChart = lazyPart(() => import("../../features/report/site-charts.tsx"));
const Grid = lazyPart(() => import("../../features/report/grids.tsx"));
const ProfileSection = lazyPart(() => import("../profile-section.tsx"));
const VisitorsSection = lazyPart(() => import("./visitors-section.tsx"));
const profileWaiting = <Skeleton className="h-7 max-w-2xl" />;

function LateChart(props: ComponentProps<typeof SiteChart>) {
  return (
    <Late waiting={<Waiting label="Loading chart" className="h-56" />} missing={null}>
      <SiteChart {...props} />
    </Late>
  );
}

function LateGrid(props: ComponentProps<typeof Grid>) {
  return (
    <Late waiting={<Waiting label="Loading grid" className="h-96" />} missing={null}>
      <Grid {...props} />
    </Late>
  );
}

const Waiting = ({ label, className }: { readonly label: string; readonly className: string }) => (
  <Loading label={label}>
    <Skeleton className={className} />
  </Loading>
);

/** All sides of the report: the overview on its own page, and each file that was written about a side. */
export function ReportPage({ report }: { readonly report: Report }) {
  const { doc } = useSearch({ from: "/signed-in/dashboard/report" });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ReportHead report={report} onPrint={() => void readyMarkdown().then(() => window.print())}>
        <Late waiting={profileWaiting} missing={null}>
          <ProfileSection jobId={report.jobId} waiting={profileWaiting} />
        </Late>
      </ReportHead>
      <ReportSides jobId={report.jobId} current={doc}>
        <Overview report={report} />
      </ReportSides>
    </div>
  );
}

/** The whole report in figures, top to bottom; on paper without its controls. */
function Overview({ report }: { readonly report: Report }) {
  const { show, open } = useSearch({ from: "/signed-in/dashboard/report" });
  const navigate = useNavigate({ from: "/dashboard/report" });
  const job = useJobs().data?.find(({ id }) => id === report.jobId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-[11rem_minmax(0,1fr)] print:block">
      <Contents />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-12">
        <div className="grid gap-6">
          <Warnings job={report} />
          {report.preview && (
            <Note meaning="notice">
              This is a preview: scores, counts and charts are complete; evidence is shown for what your visible tasks
              mend.
            </Note>
          )}
          {job !== undefined && <JobSummary job={job} />}
          <ReportSection id="scores" title="Scores">
            <div className="grid gap-4">
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2 print:grid-cols-1">
                <ScorePanel title="Health" story={report.scores.health} />
                <ScorePanel title="AI visibility" story={report.scores.aiCitation} />
              </div>
              <ScoreRule profile={report.profile} engine={report.engine} />
            </div>
          </ReportSection>
        </div>
        <LateChart of="coverage" report={report} />
        <FindingList
          report={report}
          filter={show}
          open={open}
          onFilter={(next) =>
            void navigate({ search: (now) => ({ ...now, show: next }), replace: true, resetScroll: false })
          }
          onOpen={(rule) =>
            void navigate({ search: (now) => ({ ...now, open: rule }), replace: true, resetScroll: false })
          }
        />
        <LateGrid part="heat" report={report} />
        <LateChart of="statuses" report={report} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12 2xl:grid-cols-2 2xl:gap-10 print:grid-cols-1">
          <LateChart of="indexability" report={report} />
          <LateChart of="depths" report={report} />
        </div>
        <LateGrid part="markup" report={report} />
        <LateGrid part="access" report={report} />
        <Late waiting={<Waiting label="Loading searchers and visitors" className="h-48" />} missing={null}>
          <VisitorsSection report={report} />
        </Late>
        <Colophon report={report} />
      </div>
    </div>
  );
}

function Colophon({ report: { engine, site, coverage } }: { readonly report: Report }) {
  const writer = engine.writer === "built-in" ? "the built-in writer, without a language model" : engine.writer;
  return (
    <p className="border-t border-line pt-4 text-12 text-ink-3">
      Read from {formatMoment(site.startedAt)} to {formatMoment(site.finishedAt)} with{" "}
      {countOf(coverage.requests, "request")}. {countOf(engine.rules, "check")} by engine {engine.version}; texts by{" "}
      {writer}.
    </p>
  );
}
