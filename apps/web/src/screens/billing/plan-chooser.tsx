import { type PricedTier, type Subscription, SubscriptionTier } from "@audit/contract";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Note } from "../../components/panel.tsx";
import { refreshAccess } from "../../features/access/access-data.ts";
import { useCheckout, useDiscount } from "../../features/billing/billing-data.ts";
import { checkoutFault, hasCode } from "../../features/billing/billing-faults.ts";
import { keepNext } from "../../features/billing/next-after-purchase.ts";
import { PlanTable } from "../../features/billing/plan-table.tsx";
import { discountUnknown, runningTierOf } from "../../features/billing/plan-words.ts";
import { Alert } from "../../components/alert.tsx";
import ChangeDialog from "../../features/billing/change-dialog.tsx";
import { t } from "../../language/messages.ts";
import { sellingTexts } from "../../language/selling-texts.ts";

/** The table of plans, and what choosing one does: a checkout, or a question where a plan is running. */
export function PlanChooser({ subscription }: { readonly subscription: Subscription }) {
  const { discount, promo, domain, next } = useSearch({ strict: false });
  const named = discount ?? promo;
  const isGood = useDiscount(named);
  const code = isGood === false ? undefined : named;
  const navigate = useNavigate();
  const checkout = useCheckout();
  const [change, setChange] = useState<(PricedTier & { key: SubscriptionTier }) | null>(null);
  const [changed, setChanged] = useState<string | null>(null);
  const isCodeRefused = hasCode(checkout.error, "PROMOTION_CODE_INVALID");
  const running = runningTierOf(subscription);
  const buy = (tier: PricedTier["key"], promotionCode: string | undefined): void => {
    keepNext(next);
    checkout.mutate({ tier, promotionCode, domain });
  };
  const choose = (tier: PricedTier): void => {
    const key = SubscriptionTier.safeParse(tier.key);
    if (running !== null && key.success) setChange({ ...tier, key: key.data });
    else buy(tier.key, code);
  };
  const buyWithoutCode = (): void => {
    void navigate({ to: ".", search: (now) => ({ ...now, discount: undefined, promo: undefined }), replace: true });
    if (checkout.variables !== undefined) buy(checkout.variables.tier, undefined);
  };
  return (
    <section aria-label={t("Plans and prices")} className="grid gap-4">
      {named !== undefined && running === null && !isCodeRefused && isGood !== undefined && (
        <Note meaning={isGood ? "notice" : "warning"}>
          {isGood ? sellingTexts.discountApplied(named) : discountUnknown(named)}
        </Note>
      )}
      <PlanTable
        subscription={subscription}
        busy={checkout.isPending || checkout.isSuccess ? checkout.variables.tier : null}
        onChoose={choose}
        renderFault={({ key }) =>
          checkout.error !== null &&
          checkout.variables.tier === key && (
            <div className="grid justify-items-start gap-2">
              <ErrorText>{checkoutFault(checkout.error)}</ErrorText>
              {isCodeRefused && (
                <Button size="small" onClick={buyWithoutCode}>
                  {t("Continue without code")}
                </Button>
              )}
            </div>
          )
        }
      />
      <>
        {change !== null && running !== null && (
          <ChangeDialog
            from={running}
            to={change}
            onChanged={(sentence) => {
              setChange(null);
              setChanged(sentence);
            }}
            onBuy={() => {
              setChange(null);
              buy(change.key, code);
            }}
            onStale={() => void refreshAccess()}
            onClose={() => setChange(null)}
          />
        )}
        {changed !== null && <Alert text={changed} onClose={() => location.reload()} />}
      </>
    </section>
  );
}
