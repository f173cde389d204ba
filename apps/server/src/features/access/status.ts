import { plans, type AccessStatus, type PaymentType, type Subscription, type Usage } from "@audit/contract";
import type { SubscriptionRow } from "../../platform/database/index.ts";
import type { Entitlements, Purchase } from "./entitlements.ts";
import {
  addDays,
  countedWindows,
  creditsOf,
  FREE_DAYS,
  hasFullAccess,
  hasLiveSubscription,
  hasRunningPurchase,
} from "./policy.ts";
import { paymentTypeOf } from "./shortage.ts";
import { usagePeriodOf } from "./usage-period.ts";

type Shown = Omit<Subscription, "payment_type" | "totalCredits" | "availableCredits">;
interface Described {
  readonly shown: Shown;
  readonly usage: Usage;
}

/**
 * What an account sees of its own entitlements.
 * @param recentDomains domains of its last 30 days, for installations where nothing else counts them.
 */
export function statusOf(entitlements: Entitlements, brand: PaymentType, recentDomains: number): AccessStatus {
  const { windows, purchases, now } = entitlements;
  const { shown, usage } = describe(entitlements, recentDomains);
  return {
    subscription: {
      ...shown,
      payment_type: paymentTypeOf(entitlements, brand),
      totalCredits: purchases.reduce((sum, { credits }) => sum + credits, 0),
      availableCredits: creditsOf(entitlements),
    },
    usage,
    payments: entitlements.payments,
    fullAccess: hasFullAccess(entitlements),
    unlockedDomains: windows.flatMap(({ domain, source, state, ends_at }) =>
      source === "credit" && state === "open" && ends_at && now < ends_at
        ? [{ domain, expiresAt: ends_at.toISOString() }]
        : [],
    ),
  };
}

/** What is running comes first; of what has ended, the latest; then free. */
function describe(entitlements: Entitlements, recentDomains: number): Described {
  if (entitlements.payments === "off") return everythingOpen(recentDomains);
  const { subscription, purchases } = entitlements;
  const latest = purchases.toSorted((a, b) => b.bought_at.getTime() - a.bought_at.getTime())[0];
  const isLive = hasLiveSubscription(entitlements);
  const showsPurchase =
    latest &&
    !isLive &&
    (hasRunningPurchase(entitlements) || !subscription || subscription.period_end < latest.bought_at);
  if (showsPurchase) return purchased(entitlements, latest);
  return subscription ? subscribed(entitlements, subscription, isLive) : free(entitlements);
}

const nothing: Shown = {
  tier: "free",
  status: "active",
  domainsUsed: 0,
  expiresAt: null,
  isExpired: false,
  cancelAtPeriodEnd: false,
  currentPeriodEnd: null,
  nextTier: null,
  syncWarning: null,
  syncError: null,
  features: { actionItemsLimit: plans.free.actionItemsLimit, domainsPerMonth: plans.free.domainsPerMonth },
};

const everythingOpen = (recentDomains: number): Described => ({
  shown: {
    ...nothing,
    domainsUsed: recentDomains,
    features: { actionItemsLimit: plans.tier4.actionItemsLimit, domainsPerMonth: null },
  },
  usage: { used: recentDomains, limit: null, periodEnd: null },
});

function subscribed(entitlements: Entitlements, subscription: SubscriptionRow, isLive: boolean): Described {
  const { tier, status, period_end, cancel_at_period_end, next_tier, renews } = subscription;
  // What has ended leaves what is free.
  const { shown: rest, usage } = free(entitlements);
  const { actionItemsLimit, domainsPerMonth } = plans[tier];
  const used = countedWindows(entitlements).length;
  const end = period_end.toISOString();
  const ended = !isLive && (status === "active" || status === "trialing");
  return {
    shown: {
      tier,
      status: ended ? "expired" : status,
      domainsUsed: used,
      expiresAt: isLive && renews && !cancel_at_period_end ? null : end,
      isExpired: !isLive,
      cancelAtPeriodEnd: cancel_at_period_end,
      currentPeriodEnd: end,
      nextTier: isLive ? next_tier : null,
      syncWarning: subscription.sync_warning,
      syncError: subscription.sync_error,
      features: isLive ? { actionItemsLimit, domainsPerMonth } : rest.features,
    },
    usage: isLive
      ? { used, limit: domainsPerMonth, periodEnd: usagePeriodOf(subscription, entitlements.now).end.toISOString() }
      : usage,
  };
}

function purchased(entitlements: Entitlements, { type }: Purchase): Described {
  const { purchases, windows, now } = entitlements;
  const ends = [...purchases.map(({ expires_at }) => expires_at), ...windows.map(({ ends_at }) => ends_at)];
  const end = new Date(Math.max(...ends.map((at) => at?.getTime() ?? 0)));
  const hasCredit = creditsOf(entitlements) > 0;
  const isRunning = hasRunningPurchase(entitlements);
  // A credit that was not used does not die with the time that was printed for it.
  const expiresAt = hasCredit && end < now ? null : end.toISOString();
  const used = windows.filter(({ source }) => source === "credit").length;
  return {
    shown: {
      ...nothing,
      tier: type,
      status: hasCredit ? "active" : isRunning ? "consumed" : "expired",
      domainsUsed: used,
      expiresAt,
      isExpired: !isRunning,
      features: { actionItemsLimit: plans[type].actionItemsLimit, domainsPerMonth: null },
    },
    usage: { used, limit: purchases.reduce((sum, { credits }) => sum + credits, 0), periodEnd: expiresAt },
  };
}

/** The sliding month of the free allowance: the next domain is free when the oldest one leaves it. */
function free(entitlements: Entitlements): Described {
  const counted = countedWindows(entitlements);
  const limit = entitlements.freeDomainsPerMonth;
  return {
    shown: {
      ...nothing,
      domainsUsed: counted.length,
      features: { ...nothing.features, domainsPerMonth: limit },
    },
    usage: {
      used: counted.length,
      limit,
      periodEnd: counted[0] ? addDays(counted[0].created_at, FREE_DAYS).toISOString() : null,
    },
  };
}
