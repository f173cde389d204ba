import { nameOf } from "../../format/addresses.ts";
import { isActive, type Job } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { ChevronDown, RotateCw, Trash2, X } from "lucide-react";
import { Button, buttonStyle } from "../../components/button.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { ActionsButton } from "./actions-button.tsx";
import type { Generation } from "./use-generate.ts";
import { t } from "../../language/messages.ts";

export interface RowActionsProps {
  readonly job: Job;
  readonly visible: number;
  readonly generation: Generation;
  readonly open: boolean;
  readonly detailsId: string;
  readonly onToggle: () => void;
  /** Audits the same address anew. */
  readonly onAgain: () => void;
  readonly onRemove: () => void;
}

export function RowActions({
  job,
  visible,
  generation,
  open,
  detailsId,
  onToggle,
  onAgain,
  onRemove,
}: RowActionsProps) {
  const { host } = nameOf(job);
  const running = isActive(job);
  return (
    <div className="flex flex-wrap items-center justify-end gap-1">
      {job.status === "completed" && <ReportLink job={job} />}
      <ActionsButton job={job} visible={visible} generation={generation} />
      <Button
        look="quiet"
        size="small"
        aria-expanded={open}
        aria-controls={open ? detailsId : undefined}
        aria-label={t("Details of {host}", { host })}
        onClick={onToggle}
      >
        {t("Details")}
        <ChevronDown aria-hidden className={`size-4 transition-transform ${open ? "rotate-180" : ""}`} />
      </Button>
      {job.status === "completed" && (
        <IconButton label={t("Audit {host} again", { host })} hint={t("Audit again")} onClick={onAgain}>
          <RotateCw aria-hidden className="size-4" />
        </IconButton>
      )}
      {running ? (
        <IconButton label={t("Cancel the analysis of {host}", { host })} hint={t("Cancel")} onClick={onRemove}>
          <X aria-hidden className="size-4" />
        </IconButton>
      ) : (
        <IconButton label={t("Delete the analysis of {host}", { host })} hint={t("Delete")} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      )}
    </div>
  );
}

function ReportLink({ job }: { readonly job: Job }) {
  return (
    <Link
      to="/dashboard/report"
      search={{ jobId: job.id }}
      className={buttonStyle({ look: "quiet", size: "small" })}
      aria-label={t("Report of {host}", { host: nameOf(job).host })}
    >
      {t("Report")}
    </Link>
  );
}
