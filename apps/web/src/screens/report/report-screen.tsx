import type { Analysis } from "@audit/contract";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { buttonStyle } from "../../components/button.tsx";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { EmptyState } from "../../components/states.tsx";
import { useAnalyses } from "../../features/actions/actions-data.ts";
import { useReport } from "../../features/report/report-data.ts";
import { ReportSkeleton } from "../../features/report/report-skeleton.tsx";
import { usePageTitle } from "../../title/page-title.ts";
import { ReportPage } from "./report-page.tsx";
import { hostName } from "../../format/hosts.ts";
import { t } from "../../language/messages.ts";

const NoReport = lazyPart(async () => ({ default: (await import("../../features/report/no-report.tsx")).NoReport }));
const RunAgain = lazyPart(async () => ({ default: (await import("./run-again.tsx")).RunAgain }));

/** /dashboard/report: the finished report of one job. */
export default function ReportScreen() {
  const { jobId } = useSearch({ from: "/signed-in/dashboard/report" });
  return jobId === undefined ? <LatestReport /> : <JobReport key={jobId} jobId={jobId} />;
}

/** Without a job in the address, the latest analysis is meant. */
function LatestReport() {
  const { data: analyses, error, isError, refetch } = useAnalyses();
  const navigate = useNavigate({ from: "/dashboard/report" });
  const latest: Analysis | undefined = analyses?.[0];
  useEffect(() => {
    if (latest) void navigate({ search: (now) => ({ ...now, jobId: latest.jobId }), replace: true });
  });
  usePageTitle(t("Report"));
  return (
    <>
      <h1 className="sr-only">{t("Report")}</h1>
      {isError ? (
        <Late waiting={<ReportSkeleton />}>
          <NoReport error={error} onRetry={() => void refetch()} onRunAgain={undefined} starting={false} fault={null} />
        </Late>
      ) : analyses?.length === 0 ? (
        <EmptyState
          title={t("No SEO Analyses Found")}
          action={
            <Link to="/" className={buttonStyle({ look: "primary" })}>
              {t("Go to Dashboard")}
            </Link>
          }
        >
          {t(
            "Here you will find the report of each analysis. Start one from the dashboard: it needs a website address and a few minutes.",
          )}
        </EmptyState>
      ) : (
        <ReportSkeleton />
      )}
    </>
  );
}

function JobReport({ jobId }: { readonly jobId: string }) {
  const { data: report, error, isError, refetch } = useReport(jobId);
  usePageTitle(report ? t("Report on {domain}", { domain: hostName(report.domain) }) : t("Report"));
  if (report) return <ReportPage report={report} />;
  return (
    <>
      <h1 className="sr-only">{t("Report")}</h1>
      {isError ? (
        <Late waiting={<ReportSkeleton />}>
          <RunAgain jobId={jobId} error={error} onRetry={() => void refetch()} />
        </Late>
      ) : (
        <ReportSkeleton />
      )}
    </>
  );
}
