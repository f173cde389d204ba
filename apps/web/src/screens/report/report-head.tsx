import type { Report } from "@audit/contract";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { SideHead } from "../../components/side-head.tsx";
import { JobTabs } from "../../components/tab-links.tsx";
import { useBranding } from "../../features/branding/use-branding.ts";
import { DocumentButtons } from "../../features/documents/document-buttons.tsx";
import { formatMoment } from "../../format/dates.ts";
import { countOf } from "../../format/numbers.ts";
import { t } from "../../language/messages.ts";

export interface ReportHeadProps {
  readonly report: Report;
  readonly onPrint: () => void;
  /** What is said of the site, below the tabs. */
  readonly children: ReactNode;
}

/** What was measured, when, and the other sides of the same analysis. */
export function ReportHead({ report, onPrint, children }: ReportHeadProps) {
  const { domain, site, coverage, jobId } = report;
  const { site_name: siteName } = useBranding();
  return (
    <div className="-mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 print:mt-0">
      <p className="hidden text-12 font-medium text-ink-3 print:block">{siteName}</p>
      <SideHead
        domain={domain}
        facts={
          <>
            <span>{t("Measured {finishedAt}", { finishedAt: formatMoment(site.finishedAt) })}</span>
            <span>{t("{pages} read", { pages: countOf(coverage.pages, "page") })}</span>
            <PageLink url={site.home} />
          </>
        }
      >
        <div className="flex flex-wrap gap-2 print:hidden">
          <DocumentButtons of={{ jobId }} />
          <Button icon={<Printer aria-hidden className="size-4" />} onClick={onPrint}>
            {t("Print")}
          </Button>
        </div>
      </SideHead>
      <div className="print:hidden">
        <JobTabs jobId={jobId} current="report" />
      </div>
      {children}
    </div>
  );
}
