import { calls, type Subscription } from "@audit/contract";
import { createTestServer, type TestAccount, type TestServer } from "../../../testing/index.ts";
import { openFakeShop, type FakeShop } from "./fake-shop.ts";

type Offer = "tier1" | "tier2" | "tier3" | "single_report" | "premium_report";

export interface SellingServer extends TestServer {
  readonly stripe: FakeShop["stripe"];
  subscriptionOf(account: TestAccount): Promise<Subscription>;
  /** @returns the provider's id of a new checkout */
  openCheckout(account: TestAccount, tier: Offer, more?: { promotionCode?: string }): Promise<string>;
  /** A new account that has paid. */
  buy(tier?: Offer): Promise<TestAccount>;
  /** Sends the provider's events from the given one on to the webhook. */
  report(from: number): Promise<void>;
}

/** A server that sells through the stand-in for Stripe. */
export async function openSellingServer(env: Readonly<Record<string, string>> = {}): Promise<SellingServer> {
  const { stripe, env: keys } = await openFakeShop();
  const server = await createTestServer({ env: { ...keys, ...env } });
  const openCheckout: SellingServer["openCheckout"] = async ({ call }, tier, more = {}) => {
    const { url } = await call(calls.createCheckout, { body: { tier, ...more } });
    return url.split("/").at(-1)!;
  };
  return {
    ...server,
    stripe,
    openCheckout,
    subscriptionOf: async ({ call }) => (await call(calls.getSubscriptionStatus, {})).data.subscription,
    buy: async (tier = "tier1") => {
      const account = await server.mint();
      stripe.completeCheckout(await openCheckout(account, tier));
      await account.call(calls.verifyPayment, { body: {} });
      return account;
    },
    report: async (from) => {
      for (const event of stripe.events().slice(from)) {
        await stripe.deliver(event, `${server.url}/api/v1/webhooks/stripe`);
      }
    },
    stop: async () => {
      await server.stop();
      await stripe.close();
    },
  };
}
