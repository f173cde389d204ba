import type { PricedTier } from "@audit/contract";
import { expect, test } from "vitest";
import { allowancesOf, isUpgrade, popularKey, priceWords, runningTierOf, sellable } from "./plan-words.ts";

const tier = (key: PricedTier["key"], rest: Partial<PricedTier> = {}): PricedTier => ({
  key,
  name: key,
  price: 2_900,
  currency: "usd",
  interval: "month",
  priceId: `price_${key}`,
  ...rest,
});

test("only what has a price id, and a price or is bought once, is listed [D2-5.29]", () => {
  const tiers = [
    tier("tier1"),
    tier("tier2", { priceId: null }),
    tier("tier3", { price: null }),
    tier("single_report", { price: null, interval: "one_time" }),
    tier("premium_report", { priceId: null, interval: "one_time" }),
  ];
  expect(sellable(tiers).map(({ key }) => key)).toEqual(["tier1", "single_report"]);
});

test("the middle one of few, else tier2, is 'Most Popular'; never the current plan [D2-9.38]", () => {
  const of = (...keys: PricedTier["key"][]) => keys.map((key) => tier(key));
  expect(popularKey(of("tier3"), "free")).toBe("tier3");
  expect(popularKey(of("single_report", "premium_report"), "free")).toBe("premium_report");
  expect(popularKey(of("tier1", "tier3", "tier4"), "free")).toBe("tier3");
  const four = of("tier1", "tier2", "tier3", "tier4");
  expect(popularKey(four, "tier1")).toBe("tier2");
  expect(popularKey(four, "tier2")).toBeNull();
  expect(popularKey(of("single_report", "premium_report", "tier1", "tier2", "tier3", "tier4"), "free")).toBe("tier2");
  expect(popularKey([], "free")).toBeNull();
});

test("prices have no decimals and never read cheaper than they are [D2-9.37]", () => {
  expect(priceWords({ price: 2_900, currency: "usd" })).toBe("$29");
  expect(priceWords({ price: 2_910, currency: "usd" })).toBe("$30");
  expect(priceWords({ price: 2_900, currency: "eur" })).toBe("€29");
});

test("free is below tier1, and each tier below the next; one-off purchases count as free [D2-4.25]", () => {
  const order = ["free", "tier1", "tier2", "tier3", "tier4"] as const;
  for (const [a, from] of order.entries())
    for (const [b, to] of order.entries()) expect(isUpgrade(from, to), `${from} to ${to}`).toBe(b > a);
  expect(isUpgrade("premium_report", "tier1")).toBe(true);
  expect(isUpgrade("tier1", "single_report")).toBe(false);
});

test("allowances are said per month for plans, in days for reports", () => {
  expect(allowancesOf("tier1")[0]).toBe("1 domain analysis per month");
  expect(allowancesOf("tier4")[0]).toBe("50 domain analyses per month");
  expect(allowancesOf("single_report")).toContain("30-day access");
  expect(allowancesOf("premium_report")).toEqual(expect.arrayContaining(["60-day access", "Priority email support"]));
});

test("a plan runs until it is cancelled or expired, also while a payment is late", () => {
  expect(runningTierOf({ tier: "tier2", status: "past_due" })).toBe("tier2");
  expect(runningTierOf({ tier: "tier2", status: "canceled" })).toBeNull();
  expect(runningTierOf({ tier: "single_report", status: "active" })).toBeNull();
});
