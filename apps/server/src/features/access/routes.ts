import {
  getSubscriptionStatus,
  syncCredits,
  syncSubscription,
  unlockDomain as unlockCall,
  verifyPayment,
  type AccessStatus,
  type PaymentType,
} from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import { Problem, type Caller, type Mount } from "../../platform/http/index.ts";
import type { AccessSettings } from "./entitlements.ts";
import type { PaymentProvider } from "./provider.ts";
import { readStatus } from "./read-status.ts";
import { unlockDomain } from "./unlock.ts";

/** What the brand sells that a request came to. */
export type PaymentTypeOf = (caller: Caller) => PaymentType;

interface AccessServices {
  readonly db: Db;
  readonly provider: PaymentProvider;
  readonly paymentTypeOf: PaymentTypeOf;
}

const NOTHING_SOLD = "Nothing is sold here: every account has full access.";
const NOTHING_CHANGED = "Everything is up to date.";
const NONE_PAID = "No paid checkout was found for this account.";

export function mountAccess(
  mount: Mount,
  { db, provider, paymentTypeOf }: AccessServices,
  settings: AccessSettings,
): void {
  const statusFor = (userId: string, caller: Caller): Promise<AccessStatus> =>
    readStatus(db, settings, userId, paymentTypeOf(caller));

  mount(getSubscriptionStatus)(({ actor, caller }) => statusFor(actor.userId, caller));

  mount(syncSubscription)(async ({ actor, caller }) => {
    const { changed } = await provider.sync(actor.userId);
    const message = changed ? "Your access was brought up to date." : NOTHING_CHANGED;
    const data = await statusFor(actor.userId, caller);
    return { message: provider.mode === "off" ? NOTHING_SOLD : message, data };
  });

  mount(verifyPayment)(async ({ actor, body, caller }) => {
    if (provider.mode === "off") throw new Problem("PAYMENT_NOT_VERIFIED", { text: NOTHING_SOLD });
    const isPaid = await provider.verify(actor.userId, body?.session_id ?? null);
    if (!isPaid) throw new Problem("PAYMENT_NOT_VERIFIED", { text: NONE_PAID });
    const { subscription } = await statusFor(actor.userId, caller);
    return { expiresAt: subscription.expiresAt ?? subscription.currentPeriodEnd };
  });

  mount(syncCredits)(async ({ actor, caller }) => {
    const before = await statusFor(actor.userId, caller);
    await provider.sync(actor.userId);
    const { subscription } = await statusFor(actor.userId, caller);
    const { totalCredits, availableCredits } = subscription;
    const previousCredits = before.subscription.totalCredits;
    return { synced: totalCredits - previousCredits, totalCredits, previousCredits, availableCredits };
  });

  mount(unlockCall)(({ actor, params, caller }) =>
    unlockDomain(db, settings, {
      userId: actor.userId,
      domain: params.domain.toLowerCase(),
      brand: paymentTypeOf(caller),
    }),
  );
}
