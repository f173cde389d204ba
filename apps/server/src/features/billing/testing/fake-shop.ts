import { startFakeStripe, type FakeStripe } from "@audit/testkit";

export interface FakeShop {
  readonly stripe: FakeStripe;
  /** Settings of a server that sells through it. */
  readonly env: Readonly<Record<string, string>>;
}

const CENTS = { TIER1: 2_900, TIER2: 7_900, TIER3: 19_900, SINGLE_REPORT: 4_900, PREMIUM_REPORT: 9_900 };

/** A stand-in for Stripe with this product's prices in it. */
export async function openFakeShop(): Promise<FakeShop> {
  const stripe = await startFakeStripe();
  const origin = `http://${stripe.host}:${stripe.port}`;
  const create = async (path: string, fields: Record<string, string>): Promise<string> => {
    const answer = await fetch(`${origin}/v1/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${stripe.apiKey}` },
      body: new URLSearchParams(fields),
    });
    return ((await answer.json()) as { id: string }).id;
  };
  const product = await create("products", { name: "Audit" });
  const prices: Record<string, string> = {};
  for (const [name, cents] of Object.entries(CENTS)) {
    const monthly: Record<string, string> = name.startsWith("TIER") ? { "recurring[interval]": "month" } : {};
    const fields = { product, currency: "usd", unit_amount: String(cents), ...monthly };
    prices[`STRIPE_PRICE_${name}`] = await create("prices", fields);
  }
  const coupon = await create("coupons", { percent_off: "20", duration: "once" });
  await create("promotion_codes", { code: "SPRING", "promotion[type]": "coupon", "promotion[coupon]": coupon });
  const keys = { STRIPE_SECRET_KEY: stripe.apiKey, STRIPE_WEBHOOK_SECRET: stripe.webhookSecret };
  return { stripe, env: { PAYMENTS: "stripe", ...keys, STRIPE_SERVER: origin, ...prices } };
}
