import type { Subscription } from "@audit/contract";
import { buttonStyle } from "../../components/button.tsx";

/** Where plans and credits are chosen. */
export const UPGRADE_PATH = "/account/upgrade";

export interface PlanLinkProps {
  readonly subscription: Pick<Subscription, "tier" | "payment_type">;
}

export function PlanLink({ subscription: { tier, payment_type: payment } }: PlanLinkProps) {
  const change = payment === "one_time" ? "Get more credits" : "Change plan";
  return (
    <a href={UPGRADE_PATH} className={buttonStyle({ size: "small" })}>
      {tier === "free" ? "See plans" : change}
    </a>
  );
}
