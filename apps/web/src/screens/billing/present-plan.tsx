import type { AccessStatus } from "@audit/contract";
import { useState } from "react";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { Panel } from "../../components/panel.tsx";
import { AccessBanners } from "../../features/access/access-banners.tsx";
import { refreshAccess } from "../../features/access/access-data.ts";
import {
  meaningOfStatus,
  meaningSentence,
  planNameOf,
  shareOf,
  statusWord,
  termOf,
} from "../../features/access/access-words.ts";
import { NextPlanBanner } from "../../features/billing/next-plan-banner.tsx";
import { canCancel, hasPortal, runningTierOf } from "../../features/billing/plan-words.ts";
import { PortalButton } from "../../features/billing/portal-button.tsx";
import { ReactivateBanner } from "../../features/billing/reactivate-banner.tsx";
import { Alert } from "../../components/alert.tsx";
import CancelDialog from "../../features/billing/cancel-dialog.tsx";
import { t } from "../../language/messages.ts";

/** The plan of now: its state, its card, its end. */
export function PresentPlan({ access }: { readonly access: AccessStatus }) {
  const { subscription } = access;
  const [sentence, setSentence] = useState<string | null>(null);
  const [isCancelling, setCancelling] = useState(false);
  const running = runningTierOf(subscription);
  const done = (said: string): void => {
    setCancelling(false);
    setSentence(said);
    void refreshAccess();
  };
  return (
    <div className="grid gap-3">
      {subscription.cancelAtPeriodEnd && <ReactivateBanner end={subscription.currentPeriodEnd} onReactivated={done} />}
      {running !== null && subscription.nextTier !== null && (
        <NextPlanBanner
          tier={running}
          nextTier={subscription.nextTier}
          begin={subscription.currentPeriodEnd}
          onKept={done}
        />
      )}
      <AccessBanners subscription={subscription} />
      <Panel className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 px-5 py-4">
        <PlanFacts access={access} />
        <div className="flex flex-wrap gap-2">
          {hasPortal(subscription) && <PortalButton onFault={setSentence} />}
          {canCancel(subscription) && (
            <Button look="danger" onClick={() => setCancelling(true)}>
              {t("Cancel subscription")}
            </Button>
          )}
        </div>
      </Panel>
      <>
        {isCancelling && (
          <CancelDialog
            subscription={subscription}
            planName={planNameOf(subscription)}
            onCancelled={done}
            onClose={() => setCancelling(false)}
          />
        )}
        {sentence !== null && <Alert text={sentence} onClose={() => setSentence(null)} />}
      </>
    </div>
  );
}

function PlanFacts({ access }: { readonly access: AccessStatus }) {
  const { subscription } = access;
  const term = termOf(access);
  const share = shareOf(access);
  const meaning = meaningSentence(access);
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-16 font-semibold">{planNameOf(subscription)}</h2>
        <Badge meaning={meaningOfStatus(subscription.status)} icon>
          {statusWord(subscription.status)}
        </Badge>
      </div>
      <p className="flex flex-wrap gap-x-4 text-13 text-ink-2 tabular-nums">
        <span>
          {share.label}: {share.words}
        </span>
        {term !== null && (
          <span>
            {term.label} {term.date}
          </span>
        )}
      </p>
      {meaning !== null && !subscription.cancelAtPeriodEnd && <p className="text-13 text-ink-2">{meaning}</p>}
    </div>
  );
}
