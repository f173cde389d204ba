import { limits, plans, type AccessStatus, type Subscription, type SubscriptionStatus } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";
import { formatDay } from "../../format/dates.ts";
import { countOf, formatCount } from "../../format/numbers.ts";
import { capitalised } from "../../format/words.ts";
import { t } from "../../language/messages.ts";

/** "Basic", "Premium SEO Report". */
export const planNameOf = ({ tier }: Pick<Subscription, "tier">): string => plans[tier].name;

/** "Past due" */
export const statusWord = (status: SubscriptionStatus): string => capitalised(status.replaceAll("_", " "));

const meanings: Readonly<Record<SubscriptionStatus, Meaning>> = {
  active: "good",
  trialing: "good",
  past_due: "warning",
  canceled: "warning",
  unpaid: "bad",
  expired: "bad",
  consumed: "notice",
  inactive: "unknown",
};
export const meaningOfStatus = (status: SubscriptionStatus): Meaning => meanings[status];

/** How much of something is used, and what a bar of it means. */
export interface Share {
  readonly label: string;
  /** "2 of 3" */
  readonly words: string;
  /** 0..100; null where there is no limit. */
  readonly percent: number | null;
}

/** Credits of a one-off purchase, the month's sites of anything else. */
export function shareOf({ subscription, usage }: AccessStatus): Share {
  const { payment_type: payment, totalCredits, availableCredits, tier } = subscription;
  if (payment === "one_time" && tier !== "free")
    return {
      label: t("Credits left"),
      words: t("{availableCredits} of {totalCredits}", {
        availableCredits: formatCount(availableCredits),
        totalCredits: formatCount(totalCredits),
      }),
      percent: percentOf(totalCredits - availableCredits, totalCredits),
    };
  // What has ended leaves what is free.
  const label = tier === "free" || subscription.isExpired ? t("Sites in 30 days") : t("Sites this month");
  if (usage.limit === null)
    return { label, words: t("{used}, no limit", { used: formatCount(usage.used) }), percent: null };
  return {
    label,
    words: t("{used} of {limit}", { used: formatCount(usage.used), limit: formatCount(usage.limit) }),
    percent: percentOf(usage.used, usage.limit),
  };
}

const percentOf = (used: number, all: number): number => (all === 0 ? 100 : (used / all) * 100);

/** Green, yellow from 70 %, red from 90 %. */
export function meaningOfUse(percent: number): Meaning {
  if (percent >= limits.usageAlarmPercent) return "bad";
  return percent >= limits.usageWarnPercent ? "warning" : "good";
}

/** How many actions of a plan are shown: "All", or the number. */
export const actionsWord = (limit: number): string => (limit === limits.actionsPerPlan ? t("All") : formatCount(limit));

export interface Term {
  readonly label: string;
  readonly date: string;
}

/** When the access, the period or the free allowance ends; null when nothing does. */
export function termOf({ subscription, usage }: AccessStatus): Term | null {
  const { tier, expiresAt, isExpired, currentPeriodEnd, cancelAtPeriodEnd, status } = subscription;
  const end = expiresAt ?? currentPeriodEnd;
  if (tier === "free" && end === null)
    return usage.periodEnd === null ? null : { label: t("Counts again"), date: formatDay(usage.periodEnd) };
  if (end === null) return null;
  // What a failed card has closed has not come to its day yet.
  if (isExpired) return hasPassed(end) ? { label: t("Ended"), date: formatDay(end) } : null;
  const renews = expiresAt === null && !cancelAtPeriodEnd && RENEWING.includes(status);
  return { label: renews ? t("Renews") : t("Expires"), date: formatDay(end) };
}

export const hasPassed = (moment: string): boolean => Date.parse(moment) <= Date.now();

const RENEWING: readonly SubscriptionStatus[] = ["active", "trialing", "past_due"];

/** What this state means for the owner, in one sentence; null where the figures say it all. */
export function meaningSentence({ subscription, fullAccess }: AccessStatus): string | null {
  const { status, tier, cancelAtPeriodEnd, features, availableCredits } = subscription;
  if (cancelAtPeriodEnd) return t("The plan ends on that day; nothing is charged again.");
  if (status === "trialing") return t("You have everything of the plan while you try it.");
  if (status === "past_due")
    return fullAccess
      ? t("The last payment failed. Everything stays open for some days; please check your card.")
      : t("The last payment failed, and the days of grace are over. Please check your card.");
  if (status === "unpaid") return t("The last invoice is not paid. Until it is, plans show a preview.");
  if (status === "canceled")
    return fullAccess ? t("Cancelled; everything stays open until that day.") : t("Cancelled. Plans show a preview.");
  if (status === "consumed") return t("All credits are used. The sites they opened stay open until their day.");
  if (status === "inactive") return t("No plan is running. Plans show a preview.");
  if (tier === "free")
    return t("Free analyses show the {tasks} that matter most.", {
      tasks: countOf(features.actionItemsLimit, "task"),
    });
  return availableCredits > 0 ? t("One credit opens one site in full.") : null;
}
