import type { Offer, OfferKey } from "../gateway.ts";

/** Cents a month, or once. Play money: what is really charged is set at the payment provider. */
const AMOUNTS: Readonly<Record<OfferKey, number>> = {
  single_report: 4_900,
  premium_report: 9_900,
  tier1: 2_900,
  tier2: 7_900,
  tier3: 19_900,
  tier4: 49_900,
};

const isOnce = (key: string): boolean => key.endsWith("_report");

export const sandboxOffers: readonly Offer[] = Object.entries(AMOUNTS).map(([key, amount]) => ({
  key: key as OfferKey,
  priceId: `test_price_${key}`,
  amount,
  currency: "usd",
  interval: isOnce(key) ? "one_time" : "month",
}));

export const amountOf = (key: OfferKey): number => AMOUNTS[key];
