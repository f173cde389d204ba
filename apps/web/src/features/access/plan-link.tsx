import type { Tier } from "@audit/contract";
import { buttonStyle } from "../../components/button.tsx";

/** Where plans and credits are chosen. */
export const UPGRADE_PATH = "/account/upgrade";

export function PlanLink({ tier }: { readonly tier: Tier }) {
  return (
    <a href={UPGRADE_PATH} className={buttonStyle({ size: "small" })}>
      {tier === "free" ? "See plans" : "Change plan"}
    </a>
  );
}
