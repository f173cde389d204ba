import type { Subscription } from "@audit/contract";
import { useAccess } from "../features/access/access-data.ts";
import { planNameOf } from "../features/access/access-words.ts";
import { PersonalDataPanel } from "../features/personal-data/personal-data-panel.tsx";

const CHARGED: readonly Subscription["status"][] = ["active", "trialing", "past_due", "unpaid"];

/** The account's data beside what the account has bought, which goes with it. */
export function PersonalDataSection() {
  const { data } = useAccess();
  const bought = data && data.payments !== "off" ? data.subscription : null;
  const isCharged = bought !== null && bought.tier.startsWith("tier") && CHARGED.includes(bought.status);
  return <PersonalDataPanel plan={isCharged ? planNameOf(bought) : null} credits={bought?.availableCredits ?? 0} />;
}
