import { limits } from "@audit/contract";
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
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

/** /admin: what needs somebody now, the sections, the newest jobs. */
export default function AdminDashboard() {
  const { data: monitoring, error, isError } = useMonitoring();
  usePageTitle(t("Admin"));
  if (isDenied(error)) return <AccessDenied />;
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid grid-cols-1 gap-5">
        <h1 className="text-28 font-semibold">{t("Admin Dashboard")}</h1>
        {monitoring && <Alarms monitoring={monitoring} />}
        {isError && <ErrorText>{rareTexts.monitoringFailed}</ErrorText>}
        <SectionTiles monitoring={monitoring} />
      </div>
      <section aria-labelledby="recent-title" className="grid grid-cols-1 gap-3">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="recent-title" className="text-16 font-semibold">
            {t("Recent Jobs")}
          </h2>
          <Link to="/admin/jobs" className="text-13 text-ink-2 hover:text-ink hover:underline">
            {t("All jobs")}
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
        sentence={sentenceFor(error, t("The list is read again every 30 seconds."))}
        error={error}
        onRetry={() => void refetch()}
        retryLabel={t("Retry")}
      />
    );
  if (data === undefined)
    return (
      <Loading label={t("Loading jobs")}>
        <div className="grid gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      </Loading>
    );
  if (data.data.length === 0)
    return (
      <EmptyState title={t("No jobs yet")} level={3}>
        {t("Every analysis that an account starts is listed here.")}
      </EmptyState>
    );
  return wide ? <JobRows jobs={data.data} /> : <JobCards jobs={data.data} />;
}
