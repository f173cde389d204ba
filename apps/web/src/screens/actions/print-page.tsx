import type { Action, Analysis, Job } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Printer } from "lucide-react";
import { Button, buttonStyle } from "../../components/button.tsx";
import { useBranding } from "../../features/branding/use-branding.ts";
import PlanPrint from "../../features/actions/plan-print.tsx";
import { t } from "../../language/messages.ts";

export interface PrintPageProps {
  readonly analysis: Analysis;
  readonly actions: readonly Action[];
  readonly job: Job | undefined;
}

/** The plan as it comes out of the printer, with the way there and back. */
export default function PrintPage({ analysis, actions, job }: PrintPageProps) {
  const { site_name: siteName } = useBranding();
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="mx-auto flex w-full max-w-3xl items-center justify-between print:hidden">
        <Link
          from="/dashboard/actions"
          search={(now) => ({ ...now, view: undefined })}
          className={buttonStyle({ look: "quiet", className: "-ms-3" })}
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t("Back to Tasks")}
        </Link>
        <Button look="primary" icon={<Printer aria-hidden className="size-4" />} onClick={() => window.print()}>
          {t("Print or save as PDF")}
        </Button>
      </div>
      <PlanPrint analysis={analysis} actions={actions} job={job} siteName={siteName} />
    </div>
  );
}
