import type { PaymentType, CallReply, unlockDomain as unlockCall } from "@audit/contract";
import type { Db, Tx } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { hasAnalysisOf, loadEntitlements, lockAccount } from "./entitlement-store.ts";
import type { AccessSettings, Entitlements } from "./entitlements.ts";
import { creditsOf, hasFullAccess, nextCreditOf } from "./policy.ts";
import { reasonOf, shortageOf } from "./shortage.ts";
import { openWindow } from "./window-store.ts";

type Unlocked = CallReply<typeof unlockCall>["data"];

/**
 * Opens the finished analyses of an own domain with one credit. What is open already takes none.
 * @throws Problem NOT_FOUND without such an analysis, INSUFFICIENT_CREDITS or FEATURE_ACCESS_DENIED without a credit.
 */
export const unlockDomain = (
  db: Db,
  settings: AccessSettings,
  { userId, domain, brand }: { userId: string; domain: string; brand: PaymentType },
): Promise<Unlocked> =>
  db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId);
    if (!(await hasAnalysisOf(tx, userId, domain))) throw new Problem("NOT_FOUND");
    const before = await loadEntitlements(tx, settings, userId);
    if (hasFullAccess(before)) {
      const end = settings.payments === "off" ? null : (before.subscription?.period_end ?? null);
      return answer(before, domain, end, 0);
    }
    const open = endOf(before, domain);
    if (open) return answer(before, domain, open, 0);
    if (isHeld(before, domain)) {
      throw new Problem("CONFLICT", { text: `${domain} opens as soon as its running analysis ends.` });
    }
    const purchase = nextCreditOf(before);
    if (!purchase) throw shortageOf(before, brand, reasonOf(before));
    await openWindow(tx, { userId, domain, source: "credit", purchase });
    const after = await loadEntitlements(tx, settings, userId);
    return answer(after, domain, endOf(after, domain), 1);
  });

/** Opens the domain whose report a purchase was made from, if there is such a report and nothing has opened it yet. */
export async function openBoughtDomain(
  tx: Tx,
  settings: AccessSettings,
  userId: string,
  domain: string,
): Promise<void> {
  if (!(await hasAnalysisOf(tx, userId, domain))) return;
  const entitlements = await loadEntitlements(tx, settings, userId);
  if (hasFullAccess(entitlements) || endOf(entitlements, domain) !== null || isHeld(entitlements, domain)) return;
  const purchase = nextCreditOf(entitlements);
  if (purchase) await openWindow(tx, { userId, domain, source: "credit", purchase });
}

/** Until when a credit has opened the domain; null: it has not. */
const endOf = ({ windows, now }: Entitlements, domain: string): Date | null =>
  windows.find(
    ({ domain: of, state, source, ends_at: end }) =>
      of === domain && state === "open" && source === "credit" && end !== null && now < end,
  )?.ends_at ?? null;

const isHeld = ({ windows }: Entitlements, domain: string): boolean =>
  windows.some((window) => window.domain === domain && window.state === "held" && window.source === "credit");

const answer = (entitlements: Entitlements, domain: string, end: Date | null, creditsUsed: number): Unlocked => ({
  domain,
  expiresAt: end?.toISOString() ?? null,
  creditsUsed,
  availableCredits: creditsOf(entitlements),
});
