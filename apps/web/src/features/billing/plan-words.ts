import { plans, SubscriptionTier, type PricedTier, type Subscription, type Tier } from "@audit/contract";
import { formatAmount } from "../../format/money.ts";
import { countOf } from "../../format/numbers.ts";
import { t } from "../../language/messages.ts";

/** What can really be bought: it has a price at the provider. */
export const sellable = (tiers: readonly PricedTier[]): PricedTier[] =>
  tiers.filter(({ priceId, price, interval }) => priceId !== null && (price !== null || interval === "one_time"));

/** Which one is badged 'Most Popular'; never the current one, and then none. */
export function popularKey(tiers: readonly Pick<PricedTier, "key">[], current: Tier): PricedTier["key"] | null {
  const middle = tiers.length <= 3 ? tiers[Math.floor(tiers.length / 2)]?.key : "tier2";
  const found = tiers.find(({ key }) => key === middle)?.key ?? null;
  return found === current ? null : found;
}

/** "$29"; a part of a dollar is rounded up, since nothing may read cheaper than it is. */
export const priceWords = ({ price, currency }: Pick<PricedTier, "price" | "currency">): string =>
  price === null ? t("Price at checkout") : formatAmount(Math.ceil(price / 100) * 100, currency);

const intervals: Readonly<Record<PricedTier["interval"], string>> = {
  month: t("per month"),
  year: t("per year"),
  one_time: "once",
};
export const intervalWords = (interval: PricedTier["interval"]): string => intervals[interval];

export const discountUnknown = (code: string): string =>
  t('Discount code "{code}" is not valid. Prices are the usual ones.', { code });

/** Lines of what one gets. */
export function allowancesOf(key: PricedTier["key"]): string[] {
  const { domainsPerMonth, accessDays, actionItemsLimit } = plans[key];
  return [
    domainsPerMonth === null
      ? t("1 credit: one website in full")
      : t("{domainAnalysis} per month", {
          domainAnalysis: countOf(domainsPerMonth, "domain analysis", "domain analyses"),
        }),
    ...(accessDays === null ? [] : [t("{accessDays}-day access", { accessDays })]),
    t("Up to {actionItemsLimit} tasks with fixes", { actionItemsLimit }),
    t("Full-access sharing"),
    ...(key === "premium_report" ? [t("Priority email support")] : []),
  ];
}

const RUNNING: readonly Subscription["status"][] = ["active", "trialing", "past_due", "unpaid"];
const CANCELLABLE: readonly Subscription["status"][] = ["active", "trialing", "past_due"];

/** The tier that is billed now; null for free accounts, one-off purchases and plans that ended. */
export function runningTierOf({ tier, status }: Pick<Subscription, "tier" | "status">): SubscriptionTier | null {
  const { success, data } = SubscriptionTier.safeParse(tier);
  return success && RUNNING.includes(status) ? data : null;
}

export const canCancel = (subscription: Pick<Subscription, "tier" | "status">): boolean =>
  runningTierOf(subscription) !== null && CANCELLABLE.includes(subscription.status);

/** The card and the invoices matter most to whom a payment failed. */
export const hasPortal = ({ tier, status }: Pick<Subscription, "tier" | "status">): boolean =>
  tier !== "free" && RUNNING.includes(status);

const order: readonly Tier[] = ["free", ...SubscriptionTier.options];

/** Whether a move is to a higher tier. One-off purchases count as free. */
export const isUpgrade = (from: Tier, to: Tier): boolean => order.indexOf(to) > Math.max(0, order.indexOf(from));
