import { type AccessStatus } from "@audit/contract";
import { RefreshCw } from "lucide-react";
import { Badge } from "../../components/badge.tsx";
import { AccessBanners } from "./access-banners.tsx";
import {
  actionsWord,
  meaningOfStatus,
  meaningSentence,
  planNameOf,
  shareOf,
  statusWord,
  termOf,
} from "./access-words.ts";
import { OpenedSites } from "./opened-sites.tsx";
import { PlanLink } from "./plan-link.tsx";
import { SyncControl } from "./sync-control.tsx";
import { UsageMeter } from "./usage-meter.tsx";
import { t } from "../../language/messages.ts";

/** Plan, use, term, and the next step. */
export default function AccessBody({ access }: { readonly access: AccessStatus }) {
  const { subscription, payments } = access;
  const { status, features } = subscription;
  const term = termOf(access);
  const sentence = meaningSentence(access);
  // Whoever has bought nothing has nothing to compare with the payment provider.
  const hasBought = subscription.tier !== "free" || subscription.payment_type === "one_time";
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <p className="me-auto text-16 font-semibold">{planNameOf(subscription)}</p>
        {payments === "sandbox" && hasBought && <Badge meaning="notice">{t("TEST")}</Badge>}
        <span data-status={status}>
          <Badge meaning={meaningOfStatus(status)} icon>
            {statusWord(status)}
          </Badge>
        </span>
      </div>
      <AccessBanners subscription={subscription} />
      <UsageMeter share={shareOf(access)} />
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-13">
        {term !== null && <Fact label={term.label} value={term.date} />}
        <Fact label={t("Tasks per plan")} value={actionsWord(features.actionItemsLimit)} />
      </dl>
      {sentence !== null && <p className="text-13 text-ink-2">{sentence}</p>}
      <OpenedSites sites={access.unlockedDomains} />
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
        {hasBought && <SyncControl subscription={subscription} icon={<RefreshCw aria-hidden className="size-3.5" />} />}
        <PlanLink subscription={subscription} />
      </div>
    </>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-3">{label}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  );
}
