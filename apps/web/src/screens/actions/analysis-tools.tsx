import { type Analysis } from "@audit/contract";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Ellipsis, Link2, Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, buttonStyle } from "../../components/button.tsx";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { Menu } from "../../components/menu.tsx";
import { RefreshButton, type RefreshButtonProps } from "../../components/refresh-button.tsx";
import { showToast } from "../../components/toasts.ts";
import type { PlanRead } from "../../features/actions/actions-data.ts";
import { ExportButtons } from "../../features/actions/export-buttons.tsx";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

const AuditAgain = lazyPart(() => import("../audit-again.tsx"));
const DeleteDialog = lazyPart(() => import("../../features/actions/delete-dialog.tsx"));
const ExportDialog = lazyPart(() => import("../../features/exports/export-dialog.tsx"));
const ShareDialog = lazyPart(() => import("../../features/shares/share-dialog.tsx"));

export interface AnalysisToolsProps {
  readonly analysis: Analysis;
  /** The other analyses, newest first. */
  readonly others: readonly Analysis[];
  readonly plan: PlanRead | undefined;
  readonly refresh: RefreshButtonProps;
}

/** What can be done with the whole analysis. */
export default function AnalysisTools({ analysis, others, plan, refresh }: AnalysisToolsProps) {
  const { share } = useSearch({ from: "/signed-in/dashboard/actions" });
  const navigate = useNavigate({ from: "/dashboard/actions" });
  const [deleting, setDeleting] = useState(false);
  const [exporting, setExporting] = useState(false);
  const setShare = (open: boolean): void =>
    void navigate({
      search: (now) => ({ ...now, share: open ? "new" : undefined }),
      replace: true,
      resetScroll: false,
    });
  const leave = (): void => {
    showToast(texts.analysisDeleted);
    const [next] = others;
    if (next === undefined) void navigate({ to: "/" });
    else void navigate({ to: "/dashboard/actions", search: { jobId: next.jobId } });
  };
  const showLinks = (): void =>
    void navigate({ to: "/dashboard/shares", search: { domain: analysis.domain, jobId: analysis.jobId } });
  const exported = plan && {
    domain: analysis.domain,
    actions: plan.actions,
    executiveSummary: plan.executiveSummary,
    hidden: plan.totalActionsAvailable - plan.actionsShown,
  };
  return (
    <div role="group" aria-label={t("Analysis")} className="flex flex-wrap items-center gap-2 max-sm:gap-1.5">
      <Late
        waiting={
          <Button disabled icon={<span className="size-4" />}>
            {t("Audit again")}
          </Button>
        }
      >
        <AuditAgain jobId={analysis.jobId} />
      </Late>
      <Button look="primary" icon={<Share2 aria-hidden className="size-4" />} onClick={() => setShare(true)}>
        <span className="max-sm:sr-only">{t("Share")}</span>
      </Button>
      <ExportButtons
        plan={exported}
        onMore={() => setExporting(true)}
        onPrint={() => void navigate({ search: (now) => ({ ...now, view: "print", actionId: undefined }) })}
      />
      <RefreshButton {...refresh} />
      <Menu
        label={t("More")}
        className={buttonStyle({ className: "w-8 px-0! pointer-coarse:w-10" })}
        trigger={<Ellipsis aria-hidden className="size-4" />}
        items={[
          { label: t("View Shared Links"), icon: <Link2 aria-hidden />, onSelect: showLinks },
          { label: t("Delete Analysis"), icon: <Trash2 aria-hidden />, onSelect: () => setDeleting(true) },
        ]}
      />
      <>
        {share === "new" && plan !== undefined && (
          <Late waiting={null}>
            <ShareDialog analysis={analysis} fullAccess={!plan.isFreemiumPreview} onClose={() => setShare(false)} />
          </Late>
        )}
        {exporting && (
          <Late waiting={null}>
            <ExportDialog jobId={analysis.jobId} onClose={() => setExporting(false)} />
          </Late>
        )}
        {deleting && (
          <Late waiting={null}>
            <DeleteDialog analysis={analysis} onDeleted={leave} onClose={() => setDeleting(false)} />
          </Late>
        )}
      </>
    </div>
  );
}
