import { nameOf } from "../../format/addresses.ts";
import { Panel } from "../../components/panel.tsx";
import { StatusCell } from "../../features/jobs/job-cells.tsx";
import JobDetails from "../../features/jobs/job-details.tsx";
import { QuickStats } from "../../features/jobs/quick-stats.tsx";
import { SummaryPanel } from "../../features/summary/summary-panel.tsx";
import { sampleJobs } from "../../samples/sample-jobs.ts";
import { sampleMarkdown } from "../../samples/sample-markdown.ts";
import { Samples } from "./sample.tsx";

/** Parts of screens in states that are rare in life. */
export function ScreenStateSamples() {
  return (
    <Samples title="Screens">
      <QuickStats visibleTasks={(job) => job.action_count} jobs={sampleJobs} />
      <QuickStats visibleTasks={(job) => job.action_count} jobs={undefined} />
      {sampleJobs.map((job) => (
        <Panel key={job.id} className="grid gap-5 p-6">
          <div className="flex flex-wrap items-center gap-6">
            <h3 className="text-16 font-semibold">{nameOf(job).host}</h3>
            <StatusCell job={job} />
          </div>
          <JobDetails job={job} runningBeside={0} onRetry={() => {}}>
            <SummaryPanel summary={sampleMarkdown} jobId={job.id} onSummary={() => {}} />
          </JobDetails>
        </Panel>
      ))}
      <SummaryPanel summary={null} jobId="" onSummary={() => {}} />
    </Samples>
  );
}
