import type { Subscription } from "@audit/contract";
import { buttonStyle } from "../../components/button.tsx";
import { t } from "../../language/messages.ts";

/** Where plans and credits are chosen. */
export const UPGRADE_PATH = "/account/upgrade";

export interface PlanLinkProps {
  readonly subscription: Pick<Subscription, "tier" | "payment_type">;
}

export function PlanLink({ subscription: { tier, payment_type: payment } }: PlanLinkProps) {
  const change = payment === "one_time" ? t("Get more credits") : t("Change plan");
  return (
    <a href={UPGRADE_PATH} className={buttonStyle({ size: "small" })}>
      {tier === "free" ? t("See plans") : change}
    </a>
  );
}
