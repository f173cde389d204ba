import { type AccessStatus } from "@audit/contract";
import { cx } from "class-variance-authority";
import { RefreshCw } from "lucide-react";
import { useId } from "react";
import { requestIdOf, sentenceFor } from "../../api/client.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Panel } from "../../components/panel.tsx";
import { Loading, Skeleton } from "../../components/states.tsx";
import { useAccess } from "./access-data.ts";
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
import { texts } from "../../language/texts.ts";

export interface AccessCardProps {
  /** In a column at the right of the page. */
  readonly beside?: boolean;
  /** False where it is known from the start that nothing is sold: no card is waited for then. */
  readonly sells?: boolean;
}

/** What the account has, how much of it is used, and until when. */
export function AccessCard({ beside = false, sells = true }: AccessCardProps) {
  const titleId = useId();
  const { data: access, error, isError, isFetching, refetch } = useAccess();
  if (access === undefined ? !sells : access.payments === "off")
    return (
      <p className={cx("text-13 text-ink-3", beside && "lg:max-w-64 lg:justify-self-end lg:text-end")}>
        {t("Every analysis is open in full here; nothing is sold on this installation.")}
      </p>
    );
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="sr-only">
        {t("Your access")}
      </h2>
      {access !== undefined ? (
        <Panel className="grid gap-4 p-4">
          <CardBody access={access} />
        </Panel>
      ) : isError ? (
        <Panel className="grid justify-items-start gap-3 p-4">
          <ErrorText>{sentenceFor(error, texts.subscriptionFailed)}</ErrorText>
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {t("Try Again")}
          </Button>
          {requestIdOf(error) !== null && (
            <p className="text-12 text-ink-3">
              {t("Request")} <code className="font-mono">{requestIdOf(error)}</code>
            </p>
          )}
        </Panel>
      ) : (
        <CardSkeleton />
      )}
    </section>
  );
}

function CardBody({ access }: { readonly access: AccessStatus }) {
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
        <Fact label={t("Actions per plan")} value={actionsWord(features.actionItemsLimit)} />
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

function CardSkeleton() {
  return (
    <Loading label={t("Loading your access")}>
      <Panel className="grid gap-4 p-4">
        <div className="flex justify-between">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-5 w-16" />
        </div>
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-8 w-full" />
      </Panel>
    </Loading>
  );
}
