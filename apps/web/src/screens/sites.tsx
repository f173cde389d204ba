import { type Site } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { sentenceFor } from "../api/client.ts";
import { EmptyState, ErrorState, Loading, Skeleton } from "../components/states.tsx";
import { AddSiteForm } from "../features/sites/add-site-form.tsx";
import { SitePanel } from "../features/sites/site-panel.tsx";
import { removeSite, useSites } from "../features/sites/sites-data.ts";
import { usePageTitle } from "../title/page-title.ts";
import { ConfirmDialog } from "../components/confirm-dialog.tsx";
import { t } from "../language/messages.ts";
import { rareTexts } from "../language/rare-texts.ts";

/** /account/sites: domains that are one's own, and how each is proved. */
export default function SitesScreen() {
  const { data: sites, error, isError, refetch } = useSites();
  usePageTitle(t("Your sites"));
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <div className="grid gap-4">
        <Link
          to="/account"
          className="inline-flex items-center gap-1.5 justify-self-start text-13 text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t("Back to your account")}
        </Link>
        <div className="grid gap-1">
          <h1 className="text-28 font-semibold">{t("Your sites")}</h1>
          <p className="max-w-prose text-14 text-ink-2">
            {t(
              "Anybody may have any site analysed, so we read each one gently. Prove that a site is yours and we read it faster, and more of it.",
            )}
          </p>
        </div>
      </div>
      <AddSiteForm />
      {sites !== undefined ? (
        <Sites sites={sites} />
      ) : isError ? (
        <ErrorState
          title={rareTexts.sitesFailed}
          sentence={sentenceFor(error, t("Please try again."))}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t("Loading your sites")}>
          <Skeleton className="h-40" />
        </Loading>
      )}
    </div>
  );
}

function Sites({ sites }: { readonly sites: readonly Site[] }) {
  const [leaving, setLeaving] = useState<Site | null>(null);
  return (
    <>
      {sites.length === 0 && (
        <EmptyState title={t("No sites yet")}>
          {t("Add the first one: you get a DNS record, a file and a tag to choose from, ready to paste.")}
        </EmptyState>
      )}
      {sites.map((site) => (
        <SitePanel key={site.id} site={site} onRemove={setLeaving} />
      ))}
      {leaving !== null && (
        <ConfirmDialog
          title={t("Remove {domain}?", { domain: leaving.domain })}
          loss={t("What you pasted for it is worth nothing from then on; added again, it gets another text.")}
          confirmLabel={t("Remove")}
          onConfirm={() => removeSite(leaving.id)}
          sentenceOf={(fault) => sentenceFor(fault, rareTexts.siteForgetFailed)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
