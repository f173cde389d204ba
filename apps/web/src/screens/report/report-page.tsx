import type { Report } from "@audit/contract";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { Skeleton } from "../../components/states.tsx";
import { readyMarkdown } from "../../components/markdown.tsx";
import { useJobs } from "../../features/jobs/jobs-data.ts";
import { JobSummary } from "../home/job-summary.tsx";
import { searchOf, viewOf } from "../../features/report/find-findings.ts";
import { ReportBody } from "./report-body.tsx";
import { ReportHead } from "./report-head.tsx";
import { ReportSides } from "./report-sides.tsx";

const ProfileSection = lazyPart(() => import("../profile-section.tsx"));
const VisitorsSection = lazyPart(() => import("./visitors-section.tsx"));
const profileWaiting = <Skeleton className="h-7 max-w-2xl" />;

/** All sides of the report: the overview on its own page, and each file that was written about a side. */
export function ReportPage({ report }: { readonly report: Report }) {
  const { doc } = useSearch({ from: "/signed-in/dashboard/report" });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:block">
      <ReportHead report={report} onPrint={() => void readyMarkdown().then(() => window.print())}>
        <Late waiting={profileWaiting}>
          <ProfileSection jobId={report.jobId} waiting={profileWaiting} />
        </Late>
      </ReportHead>
      <ReportSides jobId={report.jobId} current={doc}>
        <Overview report={report} />
      </ReportSides>
    </div>
  );
}

/** The whole report in figures, as the address says which findings are shown. */
function Overview({ report }: { readonly report: Report }) {
  const { show, open, ...search } = useSearch({ from: "/signed-in/dashboard/report" });
  const navigate = useNavigate({ from: "/dashboard/report" });
  const job = useJobs().data?.find(({ id }) => id === report.jobId);
  return (
    <ReportBody
      report={report}
      summary={job !== undefined && <JobSummary job={job} />}
      filter={show}
      view={viewOf(search)}
      onView={(view) =>
        void navigate({ search: (now) => ({ ...now, ...searchOf(view) }), replace: true, resetScroll: false })
      }
      open={open}
      onFilter={(next) =>
        void navigate({ search: (now) => ({ ...now, show: next }), replace: true, resetScroll: false })
      }
      onOpen={(rule) => void navigate({ search: (now) => ({ ...now, open: rule }), replace: true, resetScroll: false })}
    >
      <Late waiting={<Skeleton className="h-48" />}>
        <VisitorsSection report={report} />
      </Late>
    </ReportBody>
  );
}
