import type { Action, Analysis, Job } from "@audit/contract";
import { Link, useSearch } from "@tanstack/react-router";
import { TabBar, tabStyle } from "../../components/tab-links.tsx";
import { keepSummary } from "../../features/actions/actions-data.ts";
import { useFiles } from "../../features/files/files-data.ts";
import { Warnings } from "../../features/jobs/warnings.tsx";
import { SummaryPanel } from "../../features/summary/summary-panel.tsx";
import { TaskBoard } from "./task-board.tsx";
import FileList from "../../features/files/file-list.tsx";

export interface AnalysisTabsProps {
  readonly analysis: Analysis;
  readonly job: Job | undefined;
  readonly actions: readonly Action[];
  readonly summary: string | null;
}

/** The sides of an analysis: the work it asks for, the report page and the report files. */
export function AnalysisTabs({ analysis, job, actions, summary }: AnalysisTabsProps) {
  const { tab } = useSearch({ from: "/signed-in/dashboard/actions" });
  const files = useFiles(analysis.jobId);
  return (
    <div className="grid gap-6">
      <TabBar label="Analysis">
        <Side name={undefined} current={tab} label="Tasks" count={actions.length} />
        <Link to="/dashboard/report" search={{ jobId: analysis.jobId }} className={tabStyle(false)}>
          Report
        </Link>
        <Side name="files" current={tab} label="Report files" count={files.data?.length} />
        <Link to="/dashboard/compare" search={{ jobId: analysis.jobId }} className={tabStyle(false)}>
          Changes
        </Link>
      </TabBar>
      {tab === "files" ? (
        <div className="max-w-3xl">
          <FileList jobId={analysis.jobId} />
        </div>
      ) : (
        <TaskBoard jobId={analysis.jobId} actions={actions}>
          {job !== undefined && <Warnings job={job} />}
          <SummaryPanel
            summary={summary}
            jobId={analysis.jobId}
            onSummary={(text) => keepSummary(analysis.jobId, text)}
          />
        </TaskBoard>
      )}
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
      {label} {count !== undefined && <span className="ml-1.5 text-ink-3 tabular-nums">{count}</span>}
    </Link>
  );
}
