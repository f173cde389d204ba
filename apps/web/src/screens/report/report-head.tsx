import type { Report } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { SiteMark } from "../../components/site-mark.tsx";
import { JobTabs } from "../../components/tab-links.tsx";
import { DocumentButtons } from "../../features/documents/document-buttons.tsx";
import { formatMoment } from "../../format/dates.ts";
import { countOf } from "../../format/numbers.ts";
import { hostName } from "../../format/hosts.ts";
import { language } from "../../language/language.ts";
import { t } from "../../language/messages.ts";

export interface ReportHeadProps {
  readonly report: Report;
  readonly onPrint: () => void;
  /** What is said of the site, between its name and the tabs. */
  readonly children: ReactNode;
}

/** What was measured, when, and the other sides of the same analysis. */
export function ReportHead({ report, onPrint, children }: ReportHeadProps) {
  const { domain, site, coverage, jobId } = report;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Link
        to="/"
        className="inline-flex items-center gap-1.5 justify-self-start text-13 text-ink-2 hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t("Back to All Jobs")}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 items-center gap-4">
          <SiteMark host={domain} large />
          <div className="min-w-0">
            <h1 className="text-28 font-semibold [overflow-wrap:anywhere]">{hostName(domain)}</h1>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-3">
              <span>{t("Measured {finishedAt}", { finishedAt: formatMoment(site.finishedAt) })}</span>
              <span>{t("{pages} read", { pages: countOf(coverage.pages, "page") })}</span>
              <PageLink url={site.home} />
              {language !== "en" && <span>{t("Titles and advice of the checks are in English.")}</span>}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <DocumentButtons of={{ jobId }} />
          <Button icon={<Printer aria-hidden className="size-4" />} onClick={onPrint}>
            {t("Print")}
          </Button>
        </div>
      </div>
      {children}
      <div className="print:hidden">
        <JobTabs jobId={jobId} current="report" />
      </div>
    </div>
  );
}
