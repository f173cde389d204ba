import { limits, plans } from "@audit/contract";
import type { DomainWindow, Purchase, Entitlements } from "./entitlements.ts";
import { usagePeriodOf } from "./usage-period.ts";

/**
 * What an account may do with one domain. "full" comes from a subscription or from a credit used on the domain,
 * "preview" is free. Which tier or purchase allows how many domains, actions and days is the table of plans in the
 * contract.
 */
export const allowances = {
  full: {
    actions: limits.actionsPerPlan,
    maxPages: null,
    rerunsPerDay: 3,
    regenerationsPerDay: 5,
    summariesPerDay: 10,
  },
  preview: {
    actions: limits.actionsInPreview,
    maxPages: 100,
    rerunsPerDay: 1,
    regenerationsPerDay: 1,
    summariesPerDay: 3,
  },
} as const;

export type View = keyof typeof allowances;

/** A failed card is mostly an accident. */
const PAST_DUE_DAYS = 7;
/** The free allowance counts over a sliding month. */
export const FREE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export const addDays = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** The subscription that opens every analysis of the account now; null without one. */
export const liveSubscriptionOf = (
  entitlements: Pick<Entitlements, "subscription" | "now">,
): Entitlements["subscription"] => (hasLiveSubscription(entitlements) ? entitlements.subscription : null);

/** Whether a subscription opens every analysis of the account now. */
export function hasLiveSubscription({ subscription, now }: Pick<Entitlements, "subscription" | "now">): boolean {
  if (!subscription) return false;
  const { status, renews, cancel_at_period_end, period_end, past_due_since } = subscription;
  switch (status) {
    case "active":
    case "trialing":
      return (renews && !cancel_at_period_end) || now < period_end;
    case "past_due":
      return past_due_since !== null && now < addDays(past_due_since, PAST_DUE_DAYS);
    case "canceled":
      return now < period_end;
    case "unpaid":
    case "expired":
    case "inactive":
      return false;
  }
}

/** Whether every analysis is shown in full, whatever its domain. */
export const hasFullAccess = (entitlements: Entitlements): boolean =>
  entitlements.payments === "off" || hasLiveSubscription(entitlements);

/** What is shown of analyses of a domain. */
export const viewOf = (entitlements: Entitlements, domain: string): View =>
  hasFullAccess(entitlements) || creditWindowOf(entitlements, domain)?.state === "open" ? "full" : "preview";

/** The window that a credit holds or has opened on a domain, if it has not ended. */
const creditWindowOf = ({ windows, now }: Entitlements, domain: string): DomainWindow | null =>
  windows.find(
    (window) =>
      window.source === "credit" && window.domain === domain && (window.ends_at === null || now < window.ends_at),
  ) ?? null;

/** Domains that the plan's or the free allowance is used for in its present period. */
export function countedWindows(entitlements: Entitlements): readonly DomainWindow[] {
  const { windows, now } = entitlements;
  const subscription = liveSubscriptionOf(entitlements);
  if (subscription) {
    const { start } = usagePeriodOf(subscription, now);
    return windows.filter(({ source, created_at }) => source === "subscription" && created_at >= start);
  }
  return windows.filter(({ source, created_at }) => source === "free" && now < addDays(created_at, FREE_DAYS));
}

export function domainLimitOf(entitlements: Entitlements): number {
  const subscription = liveSubscriptionOf(entitlements);
  return subscription ? plans[subscription.tier].domainsPerMonth : entitlements.freeDomainsPerMonth;
}

/** The purchase whose credit is used next: the one that expires first. */
export const nextCreditOf = ({ purchases }: Entitlements): Purchase | null =>
  purchases.find(({ left }) => left > 0) ?? null;

export const creditsOf = ({ purchases }: Entitlements): number => purchases.reduce((sum, { left }) => sum + left, 0);

/** Whether something bought by credits is still running: then the free allowance does not apply beside it. */
export const hasRunningPurchase = ({ purchases, windows, now }: Entitlements): boolean =>
  purchases.some(({ left, expires_at }) => left > 0 || now < expires_at) ||
  windows.some(({ source, ends_at }) => source === "credit" && (ends_at === null || now < ends_at));

/** How often a domain was asked for again, and whether it is being analysed now. */
export interface Runs {
  readonly running: boolean;
  readonly rerunsToday: number;
}

export type Admission =
  /** Nothing is counted here. */
  | { readonly kind: "uncounted"; readonly view: View }
  /** The domain is open already. */
  | { readonly kind: "rerun"; readonly view: View }
  /** The domain opens with this job. */
  | {
      readonly kind: "first";
      readonly view: View;
      readonly source: DomainWindow["source"];
      readonly purchase: Purchase | null;
    }
  | Refused;

export interface Refused {
  readonly kind: "refused";
  readonly why: "running" | "reruns" | "shortage";
  readonly view: View;
}

/** Whether an analysis of a domain may start now, and what it is counted on. */
export function admit(entitlements: Entitlements, domain: string, runs: Runs): Admission {
  if (entitlements.payments === "off") return { kind: "uncounted", view: "full" };
  if (runs.running) return refuse("running", viewOf(entitlements, domain));
  if (creditWindowOf(entitlements, domain)) return rerun("full", runs);
  const isCounted = countedWindows(entitlements).some((window) => window.domain === domain);
  const isLive = hasLiveSubscription(entitlements);
  if (isLive && isCounted) return rerun("full", runs);
  const isLeft = countedWindows(entitlements).length < domainLimitOf(entitlements);
  if (isLive && isLeft) return { kind: "first", view: "full", source: "subscription", purchase: null };
  const purchase = nextCreditOf(entitlements);
  if (purchase) return { kind: "first", view: "full", source: "credit", purchase };
  if (isLive || hasRunningPurchase(entitlements)) return refuse("shortage", "full");
  if (isCounted) return rerun("preview", runs);
  if (isLeft) return { kind: "first", view: "preview", source: "free", purchase: null };
  return refuse("shortage", "preview");
}

const rerun = (view: View, { rerunsToday }: Runs): Admission =>
  rerunsToday < allowances[view].rerunsPerDay ? { kind: "rerun", view } : refuse("reruns", view);

const refuse = (why: Refused["why"], view: View): Refused => ({ kind: "refused", why, view });

/** The entitlements once an admitted analysis has started; a batch is decided address by address. */
export function afterwards(entitlements: Entitlements, domain: string, admission: Admission): Entitlements {
  if (admission.kind !== "first") return entitlements;
  const { source, purchase } = admission;
  const window = { domain, source, state: "held" as const, created_at: entitlements.now, ends_at: null };
  return {
    ...entitlements,
    windows: [...entitlements.windows, window],
    purchases: entitlements.purchases.map((one) => (one.id === purchase?.id ? { ...one, left: one.left - 1 } : one)),
  };
}
