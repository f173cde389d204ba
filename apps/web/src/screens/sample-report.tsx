import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { buttonStyle } from "../components/button.tsx";
import { ErrorState } from "../components/states.tsx";
import { TabBar, tabStyle } from "../components/tab-links.tsx";
import { ReportSkeleton } from "../features/report/report-skeleton.tsx";
import { useReport } from "../features/report/report-data.ts";
import { useSession } from "../session/session.ts";
import { SAMPLE_JOB, SAMPLE_TOKEN } from "../sample/sample-names.ts";
import { usePageTitle } from "../title/page-title.ts";
import { searchOf, viewOf } from "../features/report/find-findings.ts";
import { ReportBody } from "./report/report-body.tsx";
import { t } from "../language/messages.ts";

/** /sample: the report of a demo shop, as an owner would see it, readable without an account. */
export default function SampleReportScreen() {
  const { show, open, ...search } = useSearch({ from: "/sample" });
  const navigate = useNavigate({ from: "/sample" });
  const { data: report, error, isError, refetch } = useReport(SAMPLE_JOB);
  const isStranger = useSession().state !== "authenticated";
  usePageTitle(t("Sample report"));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 gap-1.5">
          <h1 className="text-28 font-semibold text-balance">{t("Sample: the report on a demo shop")}</h1>
          <p className="max-w-prose text-14 text-pretty text-ink-2">
            {t("A shop of our own making with some faults, read and judged as your website would be.")}
          </p>
        </div>
        {isStranger && (
          <Link to="/signup" className={buttonStyle({ look: "primary" })}>
            {t("Audit my website")}
          </Link>
        )}
      </header>
      <TabBar label={t("Sample")}>
        <Link to="/shared/$token" params={{ token: SAMPLE_TOKEN }} className={tabStyle(false)}>
          {t("Tasks")}
        </Link>
        <Link to="/sample" aria-current="page" className={tabStyle(true)}>
          {t("Report")}
        </Link>
        <Link to="/share/$token" params={{ token: SAMPLE_TOKEN }} className={tabStyle(false)}>
          {t("Documents")}
        </Link>
      </TabBar>
      {report !== undefined ? (
        <ReportBody
          report={report}
          filter={show}
          view={viewOf(search)}
          onView={(view) =>
            void navigate({ search: (now) => ({ ...now, ...searchOf(view) }), replace: true, resetScroll: false })
          }
          open={open}
          onFilter={(next) =>
            void navigate({ search: (now) => ({ ...now, show: next }), replace: true, resetScroll: false })
          }
          onOpen={(rule) =>
            void navigate({ search: (now) => ({ ...now, open: rule }), replace: true, resetScroll: false })
          }
        />
      ) : isError ? (
        <ErrorState
          title={t("The sample could not be read")}
          sentence={t("Please try again.")}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <ReportSkeleton />
      )}
    </div>
  );
}
