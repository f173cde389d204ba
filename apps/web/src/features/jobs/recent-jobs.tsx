import { type Job } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { linkStyle } from "../../components/link-style.ts";
import { EmptyState, ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { useMedia } from "../../components/use-media.ts";
import { useStill } from "../../components/use-still.ts";
import { refreshOf, type RefreshButtonProps } from "../../components/refresh-button.tsx";
import type { JobListProps } from "./job-list-props.ts";
import { countJobs, pageOf, scoreChanges, viewJobs } from "./job-list.ts";
import type { JobSort, JobView } from "./job-view.ts";
import { JobTable } from "./job-table.tsx";
import { JobToolbar } from "./job-toolbar.tsx";
import { useJobCountsAhead, useJobs } from "./jobs-data.ts";
import { Pager } from "./pager.tsx";
import RemoveDialog from "./remove-dialog.tsx";
import JobCards from "./job-cards.tsx";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

export interface RecentJobsProps extends Pick<
  JobListProps,
  "visibleTasks" | "openId" | "onToggle" | "onRetry" | "onShortage" | "renderFinished"
> {
  readonly view: JobView;
  readonly onView: (change: Partial<JobView>) => void;
}

export function RecentJobs({ view, onView, ...list }: RecentJobsProps) {
  const query = useJobs();
  const { data: jobs } = query;
  if (jobs === undefined)
    return query.isError ? (
      <ErrorState
        title={t("Recent Jobs could not be loaded")}
        sentence={sentenceFor(query.error, texts.apiFailed)}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <JobsSkeleton />
    );
  if (jobs.length === 0) return <NoJobs />;
  return <JobsInView jobs={jobs} view={view} onView={onView} refresh={refreshOf(query)} {...list} />;
}

interface JobsInViewProps extends RecentJobsProps {
  readonly jobs: readonly Job[];
  readonly refresh: RefreshButtonProps;
}

function JobsInView({ jobs, view, onView, refresh, ...list }: JobsInViewProps) {
  const { filter, sort, direction, search } = view;
  const ahead = useJobCountsAhead();
  const [removing, setRemoving] = useState<Job | "all" | null>(null);
  const wide = useMedia("(min-width: 64rem)");
  const changes = useMemo(() => scoreChanges(jobs), [jobs]);
  const counts = useMemo(() => countJobs(jobs), [jobs]);
  const matching = useMemo(
    () => viewJobs(jobs, { filter, sort, direction, search }),
    [jobs, filter, sort, direction, search],
  );
  const part = pageOf(matching, view.page);
  const { shown, around } = useStill(part.rows, JSON.stringify(view), (before) =>
    before.flatMap(({ id }) => jobs.find((job) => job.id === id) ?? []),
  );
  const props = { ...list, jobs, changes, shown, onRemove: setRemoving };
  const sortBy = (by: JobSort): void =>
    onView(by === sort ? { direction: direction === "asc" ? "desc" : "asc" } : { sort: by, direction: "asc" });
  return (
    <div className="grid grid-cols-1 gap-4">
      <JobToolbar
        view={view}
        counts={ahead ?? counts}
        refresh={refresh}
        onView={onView}
        onDeleteAll={() => setRemoving("all")}
      />
      <div {...around}>{wide ? <JobTable {...props} view={view} onSort={sortBy} /> : <JobCards {...props} />}</div>
      {matching.length === 0 && <NoMatch onClear={() => onView({ filter: "all", search: "" })} />}
      <Pager part={part} all={matching.length} complete={ahead === null} onPage={(page) => onView({ page })} />
      {removing !== null && <RemoveDialog target={removing} jobs={jobs} onClose={() => setRemoving(null)} />}
    </div>
  );
}

function NoJobs() {
  return (
    <div className="rounded-panel border border-dashed border-line">
      <EmptyState
        title={t("No analyses yet")}
        level={3}
        action={
          <Link to="/sample" className={linkStyle}>
            {t("See the report of a demo shop")}
          </Link>
        }
      >
        {t(
          "Type a website address above. First findings appear here while we read the site; the report and the ranked tasks follow when the last page is in.",
        )}
      </EmptyState>
    </div>
  );
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState title={t("No job matches")} level={3} action={<Button onClick={onClear}>{t("Show all")}</Button>}>
      {t("No job of yours fits this filter and search.")}
    </EmptyState>
  );
}

function JobsSkeleton() {
  return (
    <Loading label={t("Loading jobs")}>
      <div className="mb-4 flex justify-between">
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-8 w-44 max-sm:hidden" />
      </div>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex h-14 items-center gap-4 border-b border-line">
          <Skeleton className="size-7" />
          <Skeleton className="h-4 w-52" />
          <Skeleton className="ms-auto h-4 w-24 max-sm:hidden" />
          <Skeleton className="h-4 w-32 max-sm:hidden" />
        </div>
      ))}
    </Loading>
  );
}
