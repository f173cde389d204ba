import type { OneTimeType, PaymentsMode, SubscriptionTier } from "@audit/contract";
import type { Settings } from "./settings.ts";

/** How this installation takes money. */
export type PaymentSettings =
  | { readonly mode: Exclude<PaymentsMode, "stripe"> }
  | {
      readonly mode: "stripe";
      readonly apiKey: string;
      readonly webhookSecret: string;
      readonly priceIds: Readonly<Partial<Record<SubscriptionTier | OneTimeType, string>>>;
      /** The operator's own domain for Stripe's pages. */
      readonly domain: string | null;
      /** A stand-in for Stripe's own server, for tests. */
      readonly server?: { readonly host: string; readonly port: number; readonly protocol: "http" };
    };

/**
 * Reads the settings about money. Unset, a key means Stripe; without one nothing is sold in production, and for test
 * money elsewhere.
 * @returns faults as sentences: a half of a configuration would lose payments
 */
export function readPayments(settings: Settings): { payments: PaymentSettings; faults: readonly string[] } {
  const { STRIPE_SECRET_KEY: apiKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  const withoutKey = settings.NODE_ENV === "production" ? "off" : "sandbox";
  const mode = settings.PAYMENTS ?? (apiKey === undefined ? withoutKey : "stripe");
  if (mode !== "stripe") {
    const faults = apiKey === undefined ? [] : [`STRIPE_SECRET_KEY is set, but PAYMENTS=${mode} would not use it.`];
    return { payments: { mode }, faults };
  }
  const priceIds = pricesOf(settings);
  const faults = [
    ...(apiKey === undefined ? ["PAYMENTS=stripe needs STRIPE_SECRET_KEY."] : []),
    ...(webhookSecret === undefined
      ? ["Stripe needs STRIPE_WEBHOOK_SECRET, or its reports could not be trusted."]
      : []),
    ...(Object.keys(priceIds).length === 0 ? ["Stripe needs at least one price, such as STRIPE_PRICE_TIER1."] : []),
    ...(settings.STRIPE_SERVER !== undefined && settings.NODE_ENV === "production"
      ? ["STRIPE_SERVER must not be set in production: it replaces Stripe by a stand-in."]
      : []),
  ];
  if (apiKey === undefined || webhookSecret === undefined) return { payments: { mode: "off" }, faults };
  return {
    payments: { mode, apiKey, webhookSecret, priceIds, domain: settings.STRIPE_DOMAIN ?? null, ...serverOf(settings) },
    faults,
  };
}

function pricesOf(settings: Settings): Partial<Record<SubscriptionTier | OneTimeType, string>> {
  return {
    ...(settings.STRIPE_PRICE_TIER1 === undefined ? {} : { tier1: settings.STRIPE_PRICE_TIER1 }),
    ...(settings.STRIPE_PRICE_TIER2 === undefined ? {} : { tier2: settings.STRIPE_PRICE_TIER2 }),
    ...(settings.STRIPE_PRICE_TIER3 === undefined ? {} : { tier3: settings.STRIPE_PRICE_TIER3 }),
    ...(settings.STRIPE_PRICE_TIER4 === undefined ? {} : { tier4: settings.STRIPE_PRICE_TIER4 }),
    ...(settings.STRIPE_PRICE_SINGLE_REPORT === undefined
      ? {}
      : { single_report: settings.STRIPE_PRICE_SINGLE_REPORT }),
    ...(settings.STRIPE_PRICE_PREMIUM_REPORT === undefined
      ? {}
      : { premium_report: settings.STRIPE_PRICE_PREMIUM_REPORT }),
  };
}

function serverOf({ STRIPE_SERVER }: Settings): { server?: { host: string; port: number; protocol: "http" } } {
  if (STRIPE_SERVER === undefined) return {};
  const { hostname, port } = new URL(STRIPE_SERVER);
  return { server: { host: hostname, port: Number(port || 80), protocol: "http" } };
}
