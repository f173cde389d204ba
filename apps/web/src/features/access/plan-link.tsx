import type { Subscription } from "@audit/contract";
import { buttonStyle } from "../../components/button.tsx";
import { t } from "../../language/messages.ts";

/** Where plans and credits are chosen. */
export const UPGRADE_PATH = "/account/upgrade";

export interface PlanLinkProps {
  readonly subscription: Pick<Subscription, "tier" | "payment_type" | "status">;
}

export function PlanLink({ subscription: { tier, payment_type: payment, status } }: PlanLinkProps) {
  // The way to the card is on the same page.
  const plan = status === "past_due" || status === "unpaid" ? t("Update your card") : t("Change plan");
  const change = payment === "one_time" ? t("Get more credits") : plan;
  return (
    <a href={UPGRADE_PATH} className={buttonStyle({ size: "small" })}>
      {tier === "free" ? t("See plans") : change}
    </a>
  );
}
