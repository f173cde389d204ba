import type { Job } from "@audit/contract";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { QuickStats } from "../../features/jobs/quick-stats.tsx";
import { RecentJobs } from "../../features/jobs/recent-jobs.tsx";
import { SubmitForm } from "../../features/jobs/submit-form.tsx";
import { useJobs, useSubmitUrl } from "../../features/jobs/jobs-data.ts";
import type { JobView } from "../../features/jobs/job-list.ts";
import { usePageTitle } from "../../title/page-title.ts";
import { JobSummary } from "./job-summary.tsx";

const FileList = lazy(() => import("../../features/files/file-list.tsx"));

/** /: start an analysis, follow it, open what is done. */
export default function HomeScreen() {
  const { filter, sort, dir, q, open } = useSearch({ from: "/signed-in/" });
  const navigate = useNavigate({ from: "/" });
  const { data: jobs } = useJobs();
  const retry = useSubmitUrl();
  usePageTitle("");
  const view: JobView = { filter: filter ?? "all", sort: sort ?? "date", direction: dir ?? "desc", search: q ?? "" };
  const change = (part: Partial<JobView> & { readonly open?: string | undefined }): void => {
    const next = { ...view, ...part };
    void navigate({
      search: {
        filter: next.filter === "all" ? undefined : next.filter,
        sort: next.sort === "date" ? undefined : next.sort,
        dir: next.sort === "date" && next.direction === "desc" ? undefined : next.direction,
        q: next.search === "" ? undefined : next.search,
        open: "open" in part ? part.open : open,
      },
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <div className="grid gap-10">
      <div className="grid gap-8">
        <section aria-labelledby="audit-title" className="max-w-4xl">
          <h1 id="audit-title" className="mb-4 text-28 font-semibold">
            Audit a website
          </h1>
          <SubmitForm onStarted={(id) => change({ open: id, filter: "all", search: "" })} />
        </section>
        {jobs?.length !== 0 && <QuickStats jobs={jobs} />}
      </div>
      <section aria-labelledby="jobs-title">
        <h2 id="jobs-title" className="mb-3 text-20 font-semibold">
          Recent Jobs
        </h2>
        <RecentJobs
          view={view}
          onView={change}
          openId={open}
          onToggle={(id) => change({ open: id === open ? undefined : id })}
          onRetry={(job) => retry.mutate(job.url, { onSuccess: ({ job: started }) => change({ open: started.id }) })}
          renderFinished={(job) => <FinishedDetails job={job} />}
        />
      </section>
    </div>
  );
}

function FinishedDetails({ job }: { readonly job: Job }) {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <JobSummary job={job} />
      <section aria-label="Report files">
        <Suspense>
          <FileList jobId={job.id} />
        </Suspense>
      </section>
    </div>
  );
}
