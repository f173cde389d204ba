import { limits, plans, rareTexts, type PaymentType } from "@audit/contract";
import { Problem } from "../../platform/http/index.ts";
import type { Entitlements } from "./entitlements.ts";
import {
  allowances,
  creditsOf,
  FREE_DAYS,
  hasLiveSubscription,
  liveSubscriptionOf,
  type Refused,
  type View,
} from "./policy.ts";

export interface Refusal {
  readonly domain: string;
  readonly why: Refused["why"];
  readonly view: View;
  /** Seconds until the domain may be analysed again. */
  readonly wait: number;
}

/** How an account pays: by what it has, else by what the brand it came to sells. */
export function paymentTypeOf(entitlements: Entitlements, brand: PaymentType): PaymentType {
  if (hasLiveSubscription(entitlements)) return "subscription";
  if (entitlements.purchases.length > 0) return "one_time";
  return entitlements.subscription ? "subscription" : brand;
}

/** The answer to an analysis that may not start. */
export function problemOf(
  { domain, why, view, wait }: Refusal,
  entitlements: Entitlements,
  brand: PaymentType,
): Problem {
  if (why === "running") {
    return new Problem("CONFLICT", { text: `${domain} is being analysed already. Wait for that analysis to end.` });
  }
  if (why === "reruns") {
    return new Problem("RATE_LIMITED", {
      text: rareTexts.mostADay(`${domain} can be analysed again`, allowances[view].rerunsPerDay),
      retryAfter: wait,
    });
  }
  return shortageOf(entitlements, brand, reasonOf(entitlements));
}

/** The answer when credits or an allowance do not suffice. @param fits addresses of a batch that would be accepted. */
export function shortageOf(
  entitlements: Entitlements,
  brand: PaymentType,
  reason: string,
  { needed = limits.creditsPerDomain, fits }: { needed?: number; fits?: readonly string[] } = {},
): Problem {
  const shortage = {
    reason,
    credits_required: needed,
    credits_available: creditsOf(entitlements),
    ...(fits ? { fits: [...fits] } : {}),
  };
  return paymentTypeOf(entitlements, brand) === "one_time"
    ? new Problem("INSUFFICIENT_CREDITS", { shortage })
    : new Problem("FEATURE_ACCESS_DENIED", { shortage });
}

/** Why nothing is left, in one sentence. */
export function reasonOf(entitlements: Entitlements): string {
  const allowance = allowanceOf(entitlements);
  if (allowance === null) return "You have no credit left. One credit unlocks full access to one domain.";
  return `${allowance}, and all of them are used.`;
}

/** How much there is at all, for those who may have some of it and asked for more. */
export function limitOf(entitlements: Entitlements): string {
  const allowance = allowanceOf(entitlements);
  if (allowance !== null) return `${allowance}.`;
  return `You have ${counted(creditsOf(entitlements), "credit")}. One credit unlocks full access to one domain.`;
}

/** Null for those who pay by credits. */
function allowanceOf(entitlements: Entitlements): string | null {
  const { freeDomainsPerMonth: free, purchases } = entitlements;
  const subscription = liveSubscriptionOf(entitlements);
  if (subscription) {
    const { name, domainsPerMonth } = plans[subscription.tier];
    return `Your ${name} plan covers ${counted(domainsPerMonth, "domain")} a month`;
  }
  return purchases.length > 0 ? null : `The free plan covers ${counted(free, "domain")} in ${FREE_DAYS} days`;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
