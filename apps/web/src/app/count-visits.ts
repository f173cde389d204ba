import { boot } from "../features/branding/boot.ts";
import { currentBranding } from "../features/branding/use-branding.ts";
import { router } from "./router.tsx";

/** Starts analytics where the brand has it; others load no line of it. */
export async function countVisits(): Promise<void> {
  const { ga_tracking_id: id, site_name: siteName } = boot?.branding ?? (await currentBranding());
  if (id === null) return;
  const { followVisits } = await import("./analytics.ts");
  followVisits({ id, siteName, consentRequired: boot?.consent_required ?? true }, router);
}
