import type { Action, Analysis, Job } from "@audit/contract";
import { Link, useSearch } from "@tanstack/react-router";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { Skeleton } from "../../components/states.tsx";
import { TabBar, tabStyle } from "../../components/tab-links.tsx";
import { isWork } from "../../features/actions/task-list.ts";
import { keepSummary } from "../../features/actions/actions-data.ts";
import { useFiles } from "../../features/files/files-data.ts";
import { useMedia } from "../../components/use-media.ts";
import { Warnings } from "../../features/jobs/warnings.tsx";
import { TABLE } from "./board-widths.ts";
import { TaskBoard } from "./task-board.tsx";
import { t } from "../../language/messages.ts";

const AnalysisSelect = lazyPart(async () => ({
  default: (await import("../../features/actions/analysis-select.tsx")).AnalysisSelect,
}));
const FileList = lazyPart(() => import("../../features/files/file-list.tsx"));
const ProfileSection = lazyPart(() => import("../profile-section.tsx"));
const SummaryPanel = lazyPart(async () => ({
  default: (await import("../../features/summary/summary-panel.tsx")).SummaryPanel,
}));
const profileWaiting = <Skeleton className="h-10" />;

export interface AnalysisTabsProps {
  readonly analysis: Analysis;
  readonly analyses: readonly Analysis[];
  readonly job: Job | undefined;
  readonly actions: readonly Action[];
  /** Of all its tasks, those beyond the reader's access too. */
  readonly count: number;
  readonly summary: string | null;
  /** An open task has the page to itself. */
  readonly reading: boolean;
}

/** The sides of an analysis: the work it asks for, the report page and the report files. */
export function AnalysisTabs({ analysis, analyses, job, actions, count, summary, reading }: AnalysisTabsProps) {
  const { tab } = useSearch({ from: "/signed-in/dashboard/actions" });
  const hasRoom = useMedia(TABLE);
  // On a phone the tasks come first.
  const select = analyses.length > 1 && (
    <Late waiting={<Skeleton className="h-9 w-80 max-w-full" />}>
      <AnalysisSelect
        analyses={analyses}
        chosen={analysis}
        count={count - actions.filter((action) => !isWork(action)).length}
      />
    </Late>
  );
  const files = useFiles(analysis.jobId);
  return (
    <div className="grid grid-cols-1 gap-3">
      {!reading && (
        <div className="flex items-end justify-between gap-4 border-b border-line">
          <TabBar label={t("Analysis")} bare>
            <Side name={undefined} current={tab} label={t("Tasks")} count={actions.filter(isWork).length} />
            <Link to="/dashboard/report" search={{ jobId: analysis.jobId }} className={tabStyle(false)}>
              {t("Report")}
            </Link>
            <Side name="files" current={tab} label={t("Report files")} count={files.data?.length} />
            <Link to="/dashboard/compare" search={{ jobId: analysis.jobId }} className={tabStyle(false)}>
              {t("Changes")}
            </Link>
          </TabBar>
          {hasRoom && select}
        </div>
      )}
      {tab === "files" ? (
        <div className="max-w-3xl">
          <Late waiting={<Skeleton className="h-40" />} missing={<p>{t("Not connected: the list can't be shown.")}</p>}>
            <FileList jobId={analysis.jobId} />
          </Late>
        </div>
      ) : (
        <TaskBoard
          jobId={analysis.jobId}
          actions={actions}
          beside={
            <>
              {job !== undefined && <Warnings job={job} />}
              <Late waiting={<Skeleton className="h-22" />}>
                <SummaryPanel
                  summary={summary}
                  jobId={analysis.jobId}
                  onSummary={(text) => keepSummary(analysis.jobId, text)}
                />
              </Late>
              <Late waiting={profileWaiting}>
                <ProfileSection jobId={analysis.jobId} waiting={profileWaiting} />
              </Late>
            </>
          }
        />
      )}
      {!hasRoom && !reading && select}
    </div>
  );
}

interface SideProps {
  readonly name: "files" | undefined;
  readonly current: "files" | undefined;
  readonly label: string;
  readonly count: number | undefined;
}

function Side({ name, current, label, count }: SideProps) {
  const isCurrent = name === current;
  return (
    <Link
      from="/dashboard/actions"
      search={(now) => ({ ...now, tab: name, actionId: undefined })}
      resetScroll={false}
      aria-current={isCurrent ? "page" : undefined}
      className={tabStyle(isCurrent)}
    >
      {label} {count !== undefined && <span className="ms-1.5 text-ink-3 tabular-nums">{count}</span>}
    </Link>
  );
}
