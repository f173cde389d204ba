import type { Action, Analysis, Job } from "@audit/contract";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Tabs } from "../../components/tabs.tsx";
import { keepSummary } from "../../features/actions/actions-data.ts";
import { FileList } from "../../features/files/file-list.tsx";
import { useFiles } from "../../features/files/files-data.ts";
import { Warnings } from "../../features/jobs/job-details.tsx";
import { SummaryPanel } from "../../features/summary/summary-panel.tsx";
import { TaskBoard } from "./task-board.tsx";

export interface AnalysisTabsProps {
  readonly analysis: Analysis;
  readonly job: Job | undefined;
  readonly actions: readonly Action[];
  readonly summary: string | null;
}

/** The two sides of an analysis: the work it asks for, and the report. */
export function AnalysisTabs({ analysis, job, actions, summary }: AnalysisTabsProps) {
  const { tab = "tasks" } = useSearch({ from: "/signed-in/dashboard/actions" });
  const navigate = useNavigate({ from: "/dashboard/actions" });
  const files = useFiles(analysis.jobId);
  const choose = (value: string): void =>
    void navigate({
      search: (now) => ({ ...now, tab: value === "files" ? "files" : undefined, actionId: undefined }),
      resetScroll: false,
    });
  return (
    <Tabs
      label="Analysis"
      value={tab}
      onChange={choose}
      tabs={[
        { value: "tasks", label: "Tasks", count: actions.length },
        { value: "files", label: "Report files", count: files.data?.length },
      ]}
    >
      {tab === "files" ? (
        <div className="max-w-3xl">
          <FileList jobId={analysis.jobId} />
        </div>
      ) : (
        <TaskBoard analysis={analysis} actions={actions}>
          {job !== undefined && <Warnings job={job} />}
          <SummaryPanel
            summary={summary}
            jobId={analysis.jobId}
            onSummary={(text) => keepSummary(analysis.jobId, text)}
          />
        </TaskBoard>
      )}
    </Tabs>
  );
}
