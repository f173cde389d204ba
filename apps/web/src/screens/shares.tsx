import { type Analysis, type ShareLink } from "@audit/contract";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { sentenceFor } from "../api/client.ts";
import { buttonStyle } from "../components/button.tsx";
import { Select } from "../components/select.tsx";
import { EmptyState, ErrorState, Loading, Skeleton } from "../components/states.tsx";
import { useAnalyses } from "../features/actions/actions-data.ts";
import { ShareList } from "../features/shares/share-list.tsx";
import { revokeFault } from "../features/shares/share-words.ts";
import { useRevokeShare, useShares } from "../features/shares/shares-data.ts";
import { hostName } from "../format/hosts.ts";
import { formatMoment } from "../format/dates.ts";
import { countOf } from "../format/numbers.ts";
import { usePageTitle } from "../title/page-title.ts";
import { ConfirmDialog } from "../components/confirm-dialog.tsx";
import { t } from "../language/messages.ts";
import { rareTexts } from "../language/rare-texts.ts";

/** /dashboard/shares: every link that was given away, of one domain or one analysis where the address names it. */
export default function SharesScreen() {
  const filter = useSearch({ from: "/signed-in/dashboard/shares" });
  const { data: links, error, isError, refetch } = useShares(filter);
  const { jobId } = filter;
  usePageTitle(t("Shared links"));
  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        <Link
          to="/dashboard/actions"
          search={jobId === undefined ? {} : { jobId }}
          className="inline-flex items-center gap-1.5 justify-self-start text-13 text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t("Back to tasks")}
        </Link>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <h1 className="text-28 font-semibold">{t("Shared links")}</h1>
            <p className="text-13 text-ink-3" role="status">
              {links === undefined ? "…" : countOf(links.length, "shared link")}
            </p>
          </div>
          <Filters />
        </div>
      </div>
      {links !== undefined ? (
        <Links links={links} />
      ) : isError ? (
        <ErrorState
          title={rareTexts.sharesFailed}
          sentence={sentenceFor(error, t("Please try again."))}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t("Loading shared links")}>
          <div className="grid gap-3">
            <Skeleton className="h-22" />
            <Skeleton className="h-22" />
          </div>
        </Loading>
      )}
    </div>
  );
}

function Filters() {
  const { domain, jobId } = useSearch({ from: "/signed-in/dashboard/shares" });
  const navigate = useNavigate({ from: "/dashboard/shares" });
  const { data: analyses = [] } = useAnalyses();
  const domains = [...new Set([...analyses.map((analysis) => analysis.domain), ...(domain ? [domain] : [])])];
  const ofDomain = analyses.filter((analysis) => domain === undefined || analysis.domain === domain);
  const unknown = jobId !== undefined && !ofDomain.some((analysis) => analysis.jobId === jobId);
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full">
      <Select
        label={t("Domain")}
        className="w-full sm:w-52"
        value={domain ?? ""}
        options={[{ value: "", label: t("All domains") }, ...domains.map((value) => ({ value, label: value }))]}
        onChange={(value) => void navigate({ search: value === "" ? {} : { domain: value } })}
      />
      <Select
        label={t("Analysis")}
        className="w-full sm:w-60"
        value={jobId ?? ""}
        options={[
          { value: "", label: t("All analyses") },
          ...ofDomain.map((analysis) => ({ value: analysis.jobId, label: nameOf(analysis) })),
          ...(unknown ? [{ value: jobId, label: t("Another analysis") }] : []),
        ]}
        onChange={(value) => void navigate({ search: (now) => ({ ...now, jobId: value === "" ? undefined : value }) })}
      />
    </div>
  );
}

const nameOf = ({ domain, analysis_timestamp }: Analysis): string =>
  `${hostName(domain)} · ${formatMoment(analysis_timestamp)}`;

function Links({ links }: { readonly links: readonly ShareLink[] }) {
  const [revoking, setRevoking] = useState<ShareLink | null>(null);
  const revoke = useRevokeShare();
  if (links.length === 0) return <NoLinks />;
  return (
    <>
      <ShareList links={links} onRevoke={setRevoking} />
      {revoking !== null && (
        <ConfirmDialog
          title={t("Revoke “{title}”?", { title: revoking.title })}
          loss={t("The link becomes inaccessible to everyone who has it. This cannot be undone.")}
          confirmLabel={t("Revoke")}
          onConfirm={async () => void (await revoke.mutateAsync(revoking.id))}
          sentenceOf={revokeFault}
          onClose={() => setRevoking(null)}
        />
      )}
    </>
  );
}

function NoLinks() {
  const { jobId } = useSearch({ from: "/signed-in/dashboard/shares" });
  return (
    <EmptyState
      title={t("No Shared Links")}
      action={
        <Link to="/dashboard/actions" search={{ jobId, share: "new" }} className={buttonStyle({ look: "primary" })}>
          {t("Share an analysis")}
        </Link>
      }
    >
      {t(
        "A link shows an analysis to people without an account. Every link you make is listed here, with its views and its time left.",
      )}
    </EmptyState>
  );
}
