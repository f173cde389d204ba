import { texts, type Job } from "@audit/contract";
import { lazy, Suspense, useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { EmptyState, ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { useMedia } from "../../components/use-media.ts";
import type { JobListProps } from "./job-list-props.ts";
import { JobCards } from "./job-cards.tsx";
import { countJobs, viewJobs, type JobSort, type JobView } from "./job-list.ts";
import { JobTable } from "./job-table.tsx";
import { JobToolbar } from "./job-toolbar.tsx";
import { useJobs } from "./jobs-data.ts";

const RemoveDialog = lazy(() => import("./remove-dialog.tsx"));

/** Rows drawn at first and with each "Show more": the page stays quick with 10,000 jobs. */
const STEP = 100;

export interface RecentJobsProps extends Pick<JobListProps, "openId" | "onToggle" | "onRetry" | "renderFinished"> {
  readonly view: JobView;
  readonly onView: (change: Partial<JobView>) => void;
}

export function RecentJobs({ view, onView, ...list }: RecentJobsProps) {
  const query = useJobs();
  const [limit, setLimit] = useState(STEP);
  const [removing, setRemoving] = useState<Job | "all" | null>(null);
  const wide = useMedia("(min-width: 64rem)");
  const jobs = query.data;
  if (jobs === undefined)
    return query.isError ? (
      <ErrorState
        title="Recent Jobs could not be loaded"
        sentence={sentenceFor(query.error, texts.apiFailed)}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <JobsSkeleton />
    );
  if (jobs.length === 0) return <NoJobs />;
  const matching = viewJobs(jobs, view);
  const props = { ...list, jobs, shown: matching.slice(0, limit), onRemove: setRemoving };
  const sortBy = (sort: JobSort): void =>
    onView(sort === view.sort ? { direction: view.direction === "asc" ? "desc" : "asc" } : { sort, direction: "asc" });
  return (
    <div className="grid gap-4">
      <JobToolbar
        view={view}
        counts={countJobs(jobs)}
        refreshing={query.isRefetching}
        onView={onView}
        onRefresh={() => void query.refetch()}
        onDeleteAll={() => setRemoving("all")}
      />
      {wide ? <JobTable {...props} view={view} onSort={sortBy} /> : <JobCards {...props} />}
      {matching.length === 0 && <NoMatch onClear={() => onView({ filter: "all", search: "" })} />}
      {matching.length > limit && (
        <Button className="justify-self-center" onClick={() => setLimit(limit + STEP)}>
          Show {Math.min(STEP, matching.length - limit)} more
        </Button>
      )}
      {removing !== null && (
        <Suspense>
          <RemoveDialog target={removing} jobs={jobs} onClose={() => setRemoving(null)} />
        </Suspense>
      )}
    </div>
  );
}

function NoJobs() {
  return (
    <div className="rounded-panel border border-dashed border-line">
      <EmptyState title="No analyses yet" level={3}>
        Type a website address above. First findings appear here while we read the site; the report and the ranked tasks
        follow when the last page is in.
      </EmptyState>
    </div>
  );
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState title="No job matches" level={3} action={<Button onClick={onClear}>Show all</Button>}>
      No job of yours fits this filter and search.
    </EmptyState>
  );
}

function JobsSkeleton() {
  return (
    <Loading label="Loading jobs">
      <div className="mb-4 flex justify-between">
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-8 w-44 max-sm:hidden" />
      </div>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex h-14 items-center gap-4 border-b border-line">
          <Skeleton className="size-7" />
          <Skeleton className="h-4 w-52" />
          <Skeleton className="ml-auto h-4 w-24 max-sm:hidden" />
          <Skeleton className="h-4 w-32 max-sm:hidden" />
        </div>
      ))}
    </Loading>
  );
}
