import { plans, type PricedTier, type SubscriptionTier } from "@audit/contract";
import type { ReactNode } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Loading, Skeleton } from "../../components/states.tsx";
import { formatDay } from "../../format/dates.ts";
import { formatAmount } from "../../format/money.ts";
import { usePlanPreview, useUpdatePlan } from "./billing-data.ts";
import { changeFault, hasCode } from "./billing-faults.ts";
import { allowancesOf, intervalWords, isUpgrade, priceWords } from "./plan-words.ts";
import { t } from "../../language/messages.ts";
import { sellingTexts } from "../../language/selling-texts.ts";

export interface ChangeDialogProps {
  readonly from: SubscriptionTier;
  readonly to: PricedTier & { readonly key: SubscriptionTier };
  readonly onChanged: (sentence: string) => void;
  /** Another plan is at work than this page knows. */
  readonly onStale: () => void;
  /** Takes the plan by a checkout: a plan that was granted is billed nowhere and can't be changed there. */
  readonly onBuy: () => void;
  readonly onClose: () => void;
}

/** Says what changes, when, and what is due today, before a running plan is changed. */
export default function ChangeDialog({ from, to, onChanged, onStale, onBuy, onClose }: ChangeDialogProps) {
  const preview = usePlanPreview(to.key);
  const update = useUpdatePlan();
  const up = isUpgrade(from, to.key);
  const isGranted =
    hasCode(preview.error, "CONFLICT") && sentenceFor(preview.error, "") === sellingTexts.noSubscription;
  const fault = isGranted ? null : (update.error ?? preview.error);
  const confirm = (): void =>
    update.mutate(
      { newTier: to.key, currentTier: from, isUpgrade: up },
      {
        onSuccess: ({ effective }) => onChanged(sellingTexts.planChanged(effective === "now")),
        onError: (error) => hasCode(error, "CONFLICT") && onStale(),
      },
    );
  const footer = (
    <>
      <Button disabled={update.isPending} onClick={onClose}>
        {t("Keep {plans}", { plans: plans[from].name })}
      </Button>
      {isGranted ? (
        <Button look="primary" onClick={onBuy}>
          {t("Go to checkout")}
        </Button>
      ) : (
        <Button look="primary" busy={update.isPending} disabled={preview.data === undefined} onClick={confirm}>
          {up ? t("Upgrade to {name}", to) : t("Downgrade to {name}", to)}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      size="sm"
      title={up ? t("Upgrade to {name}?", to) : t("Downgrade to {name}?", to)}
      onClose={onClose}
      footer={footer}
    >
      <dl className="divide-y divide-line text-14">
        <Line label={t("You have")}>
          {plans[from].name}, {allowancesOf(from)[0]}
        </Line>
        <Line label={t("You get")}>
          {to.name}, {allowancesOf(to.key)[0]}
        </Line>
        <Line label={t("Price")}>
          {priceWords(to)} {intervalWords(to.interval)}
        </Line>
        {preview.data !== undefined && (
          <>
            <Line label={t("Due today")}>
              <span className="font-semibold tabular-nums">
                {formatAmount(preview.data.dueToday, preview.data.currency)}
              </span>
            </Line>
            <Line label={t("Begins")}>{preview.data.effective === "now" ? t("Now") : formatDay(preview.data.at)}</Line>
          </>
        )}
      </dl>
      {preview.isPending && (
        <Loading label={t("Asking what is due today")}>
          <Skeleton className="mt-2 h-16" />
        </Loading>
      )}
      <p className="mt-3 text-13 text-ink-2">
        {isGranted
          ? t("Nothing is billed for your present plan. The new one takes its place as soon as it is paid.")
          : up
            ? t("What is left of the present period is taken off the price.")
            : t("You keep {plans} until then. Nothing is refunded.", { plans: plans[from].name })}
      </p>
      {fault !== null && (
        <div className="mt-3">
          <ErrorText>{changeFault(fault)}</ErrorText>
        </div>
      )}
    </Dialog>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 py-2">
      <dt className="w-24 shrink-0 text-ink-3">{label}</dt>
      <dd className="min-w-0 flex-1">{children}</dd>
    </div>
  );
}
