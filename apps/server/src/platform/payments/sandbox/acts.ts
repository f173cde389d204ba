import { randomUUID } from "node:crypto";
import type { OneTimeType, SubscriptionTier } from "@audit/contract";
import { PaymentRefused } from "../gateway.ts";
import type { SandboxAccount, SandboxPlan } from "./account.ts";
import { amountOf } from "./prices.ts";

const UUID_LENGTH = 36;

const newId = (kind: string): string => `test_${kind}_${randomUUID()}`;

function monthAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next;
}

function paid(account: SandboxAccount, payment: Omit<SandboxAccount["payments"][number], "id">): SandboxAccount {
  return { ...account, payments: [...account.payments, { id: newId("invoice"), ...payment }] };
}

function mustPay({ card }: SandboxAccount): void {
  if (card === "declines") throw new PaymentRefused("declined", "Your card was declined.");
}

function running({ plan }: SandboxAccount): SandboxPlan {
  if (plan === null || plan.status === "canceled") throw new PaymentRefused("state", "There is no running plan.");
  return plan;
}

/** A plan's id names its customer, as a provider's does behind the scenes. */
export const customerOfPlan = (id: string): string => id.replace(/^test_plan_/, "").slice(0, UUID_LENGTH);

interface Choice {
  readonly customer: string;
  readonly tier: SubscriptionTier;
}

export function startPlan(account: SandboxAccount, { customer, tier }: Choice, now: Date): SandboxAccount {
  mustPay(account);
  const plan: SandboxPlan = {
    id: newId(`plan_${customer}`),
    tier,
    status: "active",
    periodStart: now,
    periodEnd: monthAfter(now),
    cancelAtPeriodEnd: false,
    startedAt: now,
    endedAt: null,
    nextTier: null,
  };
  const payment = { planId: plan.id, amount: amountOf(tier), paidAt: now, occasion: "start" } as const;
  return paid({ ...account, plan }, payment);
}

interface Order {
  /** The checkout's id. */
  readonly id: string;
  readonly type: OneTimeType;
  readonly domain: string | null;
}

export function buyOnce(account: SandboxAccount, { id, type, domain }: Order, now: Date): SandboxAccount {
  mustPay(account);
  const purchase = { id, type, amount: amountOf(type), paidAt: now, domain, isRefunded: false };
  return { ...account, purchases: [...account.purchases, purchase] };
}

/** The end of a period: the plan ends, or the next one begins and is charged. */
export function renew(account: SandboxAccount): SandboxAccount {
  const plan = running(account);
  const now = plan.periodEnd;
  if (plan.cancelAtPeriodEnd) return { ...account, plan: { ...plan, status: "canceled", endedAt: now } };
  const next: SandboxPlan = {
    ...plan,
    tier: plan.nextTier ?? plan.tier,
    nextTier: null,
    periodStart: now,
    periodEnd: monthAfter(now),
    status: account.card === "works" ? "active" : "past_due",
  };
  if (next.status === "past_due") return { ...account, plan: next };
  const payment = { planId: plan.id, amount: amountOf(next.tier), paidAt: now, occasion: "renewal" } as const;
  return paid({ ...account, plan: next }, payment);
}

/** The card declines from now on and the next period begins unpaid. */
export const failRenewal = (account: SandboxAccount): SandboxAccount => renew({ ...account, card: "declines" });

/** The provider stops trying. */
export const giveUp = (account: SandboxAccount): SandboxAccount => ({
  ...account,
  plan: { ...running(account), status: "unpaid" },
});

/** A working card; what is owed is paid with it. */
export function mendCard(account: SandboxAccount, now: Date): SandboxAccount {
  const mended: SandboxAccount = { ...account, card: "works" };
  const { plan } = mended;
  if (plan === null || (plan.status !== "past_due" && plan.status !== "unpaid")) return mended;
  const payment = { planId: plan.id, amount: amountOf(plan.tier), paidAt: now, occasion: "renewal" } as const;
  return paid({ ...mended, plan: { ...plan, status: "active" } }, payment);
}

export const breakCard = (account: SandboxAccount): SandboxAccount => ({ ...account, card: "declines" });

/** What is left of the period at the new price, less the same at the old one; cents. */
export function changeCost(plan: SandboxPlan, tier: SubscriptionTier, now: Date): number {
  const length = plan.periodEnd.getTime() - plan.periodStart.getTime();
  const share = Math.max(0, Math.min(1, (plan.periodEnd.getTime() - now.getTime()) / length));
  return Math.max(0, Math.round((amountOf(tier) - amountOf(plan.tier)) * share));
}

export function changeNow(account: SandboxAccount, tier: SubscriptionTier, now: Date): SandboxAccount {
  mustPay(account);
  const plan = running(account);
  const payment = { planId: plan.id, amount: changeCost(plan, tier, now), paidAt: now, occasion: "change" } as const;
  return paid({ ...account, plan: { ...plan, tier, nextTier: null } }, payment);
}

export const changeLater = (account: SandboxAccount, tier: SubscriptionTier): SandboxAccount => ({
  ...account,
  plan: { ...running(account), nextTier: tier },
});

export function cancelPlan(account: SandboxAccount, immediately: boolean, now: Date): SandboxAccount {
  const plan: SandboxPlan = { ...running(account), nextTier: null };
  const ended: SandboxPlan = { ...plan, status: "canceled", endedAt: now };
  return { ...account, plan: immediately ? ended : { ...plan, cancelAtPeriodEnd: true } };
}

export const reactivatePlan = (account: SandboxAccount): SandboxAccount => ({
  ...account,
  plan: { ...running(account), cancelAtPeriodEnd: false },
});

/** Gives the newest one-off purchase back. */
export function refundNewest(account: SandboxAccount): SandboxAccount {
  const newest = account.purchases.findLastIndex(({ isRefunded }) => !isRefunded);
  if (newest < 0) throw new PaymentRefused("state", "There is nothing to refund.");
  const purchases = account.purchases.map((one, index) => (index === newest ? { ...one, isRefunded: true } : one));
  return { ...account, purchases };
}

/** All periods that have ended until now, as a provider would have handled them meanwhile. */
export function settle(account: SandboxAccount, now: Date): SandboxAccount {
  let settled = account;
  while (settled.plan !== null && settled.plan.status === "active" && settled.plan.periodEnd <= now)
    settled = renew(settled);
  return settled;
}
