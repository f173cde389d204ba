import { limits, rareTexts } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { sentenceFor } from "../../api/client.ts";
import { ErrorText } from "../../components/field.tsx";
import { EmptyState, ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { useMedia } from "../../components/use-media.ts";
import { AccessDenied, isDenied } from "../../features/admin/access-denied.tsx";
import { useAllJobs, useMonitoring } from "../../features/admin/admin-data.ts";
import { jobsFault } from "../../features/admin/admin-faults.ts";
import { Alarms } from "../../features/admin/alarms.tsx";
import { DebugBox } from "../../features/admin/debug-box.tsx";
import { JobCards, JobRows } from "../../features/admin/job-rows.tsx";
import { SectionTiles } from "../../features/admin/section-tiles.tsx";
import { usePageTitle } from "../../title/page-title.ts";

/** /admin: what needs somebody now, the sections, the newest jobs. */
export default function AdminDashboard() {
  const { data: monitoring, error, isError } = useMonitoring();
  usePageTitle("Admin");
  if (isDenied(error)) return <AccessDenied />;
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid grid-cols-1 gap-5">
        <h1 className="text-28 font-semibold">Admin Dashboard</h1>
        {monitoring && <Alarms monitoring={monitoring} />}
        {isError && <ErrorText>{rareTexts.monitoringFailed}</ErrorText>}
        <SectionTiles monitoring={monitoring} />
      </div>
      <section aria-labelledby="recent-title" className="grid grid-cols-1 gap-3">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="recent-title" className="text-16 font-semibold">
            Recent Jobs
          </h2>
          <Link to="/admin/jobs" className="text-13 text-ink-2 hover:text-ink hover:underline">
            All jobs
          </Link>
        </div>
        <RecentJobs />
      </section>
      <DebugBox />
    </div>
  );
}

function RecentJobs() {
  const { data, error, isError, refetch } = useAllJobs({ limit: limits.recentAdminJobs });
  const wide = useMedia("(min-width: 64rem)");
  if (isError)
    return (
      <ErrorState
        title={jobsFault(error)}
        sentence={sentenceFor(error, "The list is read again every 30 seconds.")}
        error={error}
        onRetry={() => void refetch()}
        retryLabel="Retry"
      />
    );
  if (data === undefined)
    return (
      <Loading label="Loading jobs">
        <div className="grid gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      </Loading>
    );
  if (data.data.length === 0)
    return (
      <EmptyState title="No jobs yet" level={3}>
        Every analysis that an account starts is listed here.
      </EmptyState>
    );
  return wide ? <JobRows jobs={data.data} /> : <JobCards jobs={data.data} />;
}
