import { OneTimeType, SubscriptionTier } from "@audit/contract";
import type { Db } from "../../database/index.ts";
import { PaymentRefused, type CustomerTruth, type PaymentGateway, type Plan } from "../gateway.ts";
import type { SandboxAccount } from "./account.ts";
import * as acts from "./acts.ts";
import { sandboxOffers } from "./prices.ts";
import * as store from "./store.ts";

/** What may be played on the portal page, to see how the product takes it. */
export const sandboxPlays = ["renewal", "failed renewal", "giving up", "new card", "bad card", "refund"] as const;
export type SandboxPlay = (typeof sandboxPlays)[number];

/** The one discount code that the test provider refuses. The others lower nothing: no money is taken. */
const DEAD_CODE = "EXPIRED";

export interface Sandbox extends PaymentGateway {
  readonly findCheckout: (id: string) => Promise<store.SandboxCheckout | null>;
  /** @throws PaymentRefused when the card declines; the checkout stays open */
  payCheckout(id: string, card: SandboxAccount["card"]): Promise<store.SandboxCheckout>;
  readAccount(customer: string): Promise<SandboxAccount>;
  play(customer: string, play: SandboxPlay): Promise<void>;
}

/** A payment provider without money, in the own database, for running without keys. */
export function openSandbox(db: Db, now: () => Date = () => new Date()): Sandbox {
  const change = async (
    customer: string,
    act: (account: SandboxAccount) => SandboxAccount,
  ): Promise<SandboxAccount> => {
    const changed = await store.changeAccount(db, customer, (account) => act(acts.settle(account, now())));
    if (changed === null) throw new PaymentRefused("state", "There is no such customer.");
    return changed;
  };
  const byPlan = async ({ id }: Plan, act: (account: SandboxAccount) => SandboxAccount): Promise<void> => {
    await change(acts.customerOfPlan(id), (account) => act(account));
  };
  return {
    check: async () => `${sandboxOffers.length} prices for test money`,
    listOffers: async () => sandboxOffers,
    createCustomer: ({ id }) => store.findOrCreateCustomer(db, id),
    knowsCode: async (code) => code !== DEAD_CODE,
    openCheckout: async ({ customer, offer, domain, successUrl, cancelUrl, promotionCode }) => {
      if (promotionCode === DEAD_CODE)
        throw new PaymentRefused("promotion_code", `The code "${promotionCode}" is not valid`);
      const id = await store.insertCheckout(db, { customer, offer: offer.key, domain, successUrl, cancelUrl });
      return { id, url: `${new URL(successUrl).origin}/sandbox/checkout/${id}` };
    },
    readCheckout: async (id) => {
      const found = await store.findCheckout(db, id);
      return found === null ? null : { customer: found.customer, isPaid: found.status === "paid" };
    },
    openPortal: async (customer, returnUrl) =>
      `${new URL(returnUrl).origin}/sandbox/portal/${customer}?return_url=${encodeURIComponent(returnUrl)}`,
    readCustomer: async (customer) => present(customer, await change(customer, (account) => account)),
    previewChange: async ({ id }, offer) => {
      const { plan } = await change(acts.customerOfPlan(id), (account) => account);
      if (plan === null) throw new PaymentRefused("state", "There is no running plan.");
      return { dueToday: acts.changeCost(plan, SubscriptionTier.parse(offer.key), now()), currency: "usd" };
    },
    upgrade: (plan, { key }) => byPlan(plan, (one) => acts.changeNow(one, SubscriptionTier.parse(key), now())),
    downgrade: (plan, { key }) => byPlan(plan, (one) => acts.changeLater(one, SubscriptionTier.parse(key))),
    cancel: (plan, immediately) => byPlan(plan, (one) => acts.cancelPlan(one, immediately, now())),
    reactivate: (plan) => byPlan(plan, acts.reactivatePlan),
    readEvent: () => {
      throw new PaymentRefused("signature", "The test provider sends no events.");
    },
    listEvents: async function* () {},
    findCheckout: (id) => store.findCheckout(db, id),
    payCheckout: async (id, card) => {
      const checkout = await store.payCheckout(db, id, (account, { customer, offer, domain }) => {
        const ready = { ...acts.settle(account, now()), card };
        const type = OneTimeType.safeParse(offer);
        if (type.success) return acts.buyOnce(ready, { id, type: type.data, domain }, now());
        return acts.startPlan(ready, { customer, tier: SubscriptionTier.parse(offer) }, now());
      });
      if (checkout === null) throw new PaymentRefused("state", "There is no such checkout.");
      return checkout;
    },
    readAccount: (customer) => change(customer, (account) => account),
    play: async (customer, play) => {
      await change(customer, (account) => PLAYS[play](account, now()));
    },
  };
}

const PLAYS: Readonly<Record<SandboxPlay, (account: SandboxAccount, now: Date) => SandboxAccount>> = {
  renewal: (account) => acts.renew(account),
  "failed renewal": (account) => acts.failRenewal(account),
  "giving up": (account) => acts.giveUp(account),
  "new card": (account, now) => acts.mendCard(account, now),
  "bad card": (account) => acts.breakCard(account),
  refund: (account) => acts.refundNewest(account),
};

function present(customer: string, { plan, purchases, payments }: SandboxAccount): CustomerTruth {
  const money = { currency: "usd", paymentId: null };
  return {
    customer,
    plan,
    purchases: purchases.map((one) => ({ ...one, ...money, credits: 1 })),
    payments: payments.map((one) => ({ ...one, ...money })),
  };
}
