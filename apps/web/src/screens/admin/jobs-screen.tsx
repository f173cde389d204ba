import { adminJobFilters, type AdminJobCounts } from "@audit/contract";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { ChevronRight, Pause, Play, RefreshCw } from "lucide-react";
import { useCallback, useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button, buttonStyle } from "../../components/button.tsx";
import { FilterButton } from "../../components/filter-button.tsx";
import { EmptyState, ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { useMedia } from "../../components/use-media.ts";
import { AccessDenied, isDenied } from "../../features/admin/access-denied.tsx";
import { useAllJobs } from "../../features/admin/admin-data.ts";
import { jobsFault } from "../../features/admin/admin-faults.ts";
import { AdminHead } from "../../features/admin/admin-head.tsx";
import { JobCards, JobRows } from "../../features/admin/job-rows.tsx";
import { filterLabels } from "../../features/admin/job-words.ts";
import { SearchField } from "../../features/admin/search-field.tsx";
import { t } from "../../language/messages.ts";

const PAGE = 100;

/** /admin/jobs: every analysis of every account, newest first. */
export default function JobsScreen() {
  const { filter, q, before } = useSearch({ from: "/signed-in/admin/jobs" });
  const [paused, setPaused] = useState(false);
  const { data, error, isError, isFetching, refetch } = useAllJobs({ filter, search: q, before, limit: PAGE }, !paused);
  const wide = useMedia("(min-width: 64rem)");
  if (isDenied(error)) return <AccessDenied />;
  const failed = isError && (
    <ErrorState
      title={jobsFault(error)}
      sentence={sentenceFor(error, t("The list is read again every 30 seconds."))}
      error={error}
      onRetry={() => void refetch()}
      retryLabel={t("Retry")}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <AdminHead
        title={t("Job Management")}
        tools={
          <div className="flex gap-2">
            <Button
              icon={paused ? <Play aria-hidden className="size-4" /> : <Pause aria-hidden className="size-4" />}
              onClick={() => setPaused(!paused)}
            >
              {paused ? t("Refresh by itself") : t("Pause refresh")}
            </Button>
            <Button
              icon={<RefreshCw aria-hidden className="size-4" />}
              busy={isFetching}
              onClick={() => void refetch()}
            >
              {t("Refresh")}
            </Button>
          </div>
        }
      >
        {paused ? t("Stands still until you refresh it.") : t("Refreshes every 30 seconds.")}
      </AdminHead>
      <Toolbar counts={data?.counts} />
      {failed ||
        (data === undefined ? (
          <JobsSkeleton />
        ) : data.data.length === 0 ? (
          <NoJobs />
        ) : (
          <>
            {wide ? <JobRows jobs={data.data} /> : <JobCards jobs={data.data} />}
            <Pages before={before} next={data.next} />
          </>
        ))}
    </div>
  );
}

function Toolbar({ counts }: { readonly counts: AdminJobCounts | undefined }) {
  const { filter = "all", q = "" } = useSearch({ from: "/signed-in/admin/jobs" });
  const navigate = useNavigate({ from: "/admin/jobs" });
  const search = useCallback(
    (words: string) =>
      void navigate({ search: (now) => ({ filter: now.filter, q: words || undefined }), replace: true }),
    [navigate],
  );
  const shown = adminJobFilters.filter(
    (one) => one !== "quarantined" || one === filter || (counts?.quarantined ?? 0) > 0,
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div role="group" aria-label={t("Filter jobs")} className="-ms-2.5 flex max-w-full flex-wrap gap-1">
        {shown.map((one) => (
          <FilterButton
            key={one}
            label={filterLabels[one]}
            count={counts?.[one]}
            chosen={filter === one}
            onChoose={() => void navigate({ search: { filter: one === "all" ? undefined : one, q: q || undefined } })}
          />
        ))}
      </div>
      <div className="w-full sm:w-72">
        <SearchField label={t("Domain, e-mail address or job id")} value={q} onSearch={search} />
      </div>
    </div>
  );
}

function Pages({ before, next }: { readonly before: string | undefined; readonly next: string | null }) {
  if (before === undefined && next === null) return null;
  return (
    <nav aria-label={t("Pages of jobs")} className="flex justify-end gap-2">
      {before !== undefined && (
        <Link
          from="/admin/jobs"
          to="/admin/jobs"
          search={(now) => ({ ...now, before: undefined })}
          className={buttonStyle({})}
        >
          {t("Newest")}
        </Link>
      )}
      {next !== null && (
        <Link
          from="/admin/jobs"
          to="/admin/jobs"
          search={(now) => ({ ...now, before: next })}
          className={buttonStyle({})}
        >
          {t("Older")}
          <ChevronRight aria-hidden className="size-4" />
        </Link>
      )}
    </nav>
  );
}

function NoJobs() {
  const { filter, q } = useSearch({ from: "/signed-in/admin/jobs" });
  if (filter === undefined && q === undefined)
    return (
      <EmptyState title={t("No jobs yet")}>{t("Every analysis that an account starts is listed here.")}</EmptyState>
    );
  return (
    <EmptyState
      title={t("No job fits")}
      action={
        <Link to="/admin/jobs" className={buttonStyle({})}>
          {t("Show all jobs")}
        </Link>
      }
    >
      {t("Nothing is filed under these words in this filter.")}
    </EmptyState>
  );
}

function JobsSkeleton() {
  return (
    <Loading label={t("Loading jobs")}>
      <div className="grid gap-3">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-11" />
        ))}
      </div>
    </Loading>
  );
}
