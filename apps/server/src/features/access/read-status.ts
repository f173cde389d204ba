import type { AccessStatus, PaymentType } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import { countRecentDomains, loadEntitlements } from "./entitlement-store.ts";
import type { AccessSettings } from "./entitlements.ts";
import { viewOf, type View } from "./policy.ts";
import { statusOf } from "./status.ts";

/** What an account may use, as it is told. @param brand what the brand sells that the account came to. */
export async function readStatus(
  db: Db,
  settings: AccessSettings,
  userId: string,
  brand: PaymentType,
): Promise<AccessStatus> {
  const entitlements = await loadEntitlements(db, settings, userId);
  return statusOf(entitlements, brand, await countRecentDomains(db, userId));
}

/** What is shown to the owner of a domain's analyses now: everything, or the preview. */
export async function readView(db: Db, settings: AccessSettings, userId: string, domain: string): Promise<View> {
  if (settings.payments === "off") return "full";
  return viewOf(await loadEntitlements(db, settings, userId), domain);
}
