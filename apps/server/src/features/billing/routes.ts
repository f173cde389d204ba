import {
  cancelSubscription,
  checkDiscount,
  createCheckout,
  getBillingHistory,
  listTiers,
  openPortal,
  previewPlanChange,
  rareTexts,
  reactivateSubscription,
  sellingTexts,
  updatePlan,
} from "@audit/contract";
import { Problem, type Caller, type Mount } from "../../platform/http/index.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { brandOf, paymentModelOf, type Brand, type Brands } from "../branding/index.ts";
import { returnAddress } from "./addresses.ts";
import { changePlan, previewPlan } from "./change-plan.ts";
import { customerFor, openCheckout } from "./checkout.ts";
import { listHistory } from "./history-store.ts";
import { presentTransaction } from "./history.ts";
import { runningPlan } from "./plan-of.ts";
import { orProblem } from "./refusals.ts";
import { syncAccount, type Billing } from "./sync.ts";
import { listTiersOf } from "./tiers.ts";
import type { Db } from "../../platform/database/index.ts";

/** Codes are short words: whoever tries many is guessing. */
const CODE_GUESSES = { hits: 10, seconds: 60 * 60 } as const;

/** @param billing null: nothing is sold here */
export function mountBilling(mount: Mount, db: Db, billing: Billing | null, brands: Brands): void {
  const selling = (): Billing => {
    if (billing === null) throw new Problem("PAYMENTS_OFF");
    return billing;
  };
  const brandFor = (caller: Caller): Brand => brandOf(brands, caller);

  mount(listTiers)(async ({ caller }) => {
    const { gateway } = selling();
    const model = paymentModelOf(brandFor(caller));
    return orProblem(sellingTexts.pricesFailed, () => listTiersOf(gateway, model));
  });

  mount(checkDiscount)(async ({ actor, query: { code } }) => {
    await limitHits(db, `discount ${actor.userId}`, CODE_GUESSES);
    const valid = await orProblem(sellingTexts.checkoutFailed, () => selling().gateway.knowsCode(code));
    return { code, valid };
  });

  mount(createCheckout)(async ({ actor, body, caller }) => {
    const { tier, promotionCode = null, domain = null, successUrl, cancelUrl } = body;
    if (promotionCode !== null) await limitHits(db, `promotion ${actor.userId}`, CODE_GUESSES);
    const brand = brandFor(caller);
    const wish = { userId: actor.userId, brand, caller, tier, promotionCode, domain, successUrl, cancelUrl };
    const url = await openCheckout(selling(), wish);
    return { url };
  });

  mount(previewPlanChange)(async ({ actor, body }) => {
    const { dueToday, currency, effective, at } = await previewPlan(selling(), actor.userId, body.newTier);
    return { dueToday, currency, effective, at: at.toISOString() };
  });

  mount(updatePlan)(async ({ actor, body }) => {
    const change = await changePlan(selling(), actor.userId, body.newTier, body.currentTier);
    const data = { ...change, at: change.at.toISOString() };
    return { message: sellingTexts.planChanged(change.effective === "now"), data };
  });

  mount(openPortal)(async ({ actor, body, caller }) => {
    const { gateway } = selling();
    const back = returnAddress(brandFor(caller), caller, "/account/subscription", body?.returnUrl);
    const url = await orProblem(sellingTexts.portalFailed, async () =>
      gateway.openPortal(await customerFor(selling(), actor.userId), back),
    );
    return { url };
  });

  mountEndings(mount, selling);

  mount(getBillingHistory)(async ({ actor, query }) => {
    const { rows, total } = await listHistory(db, actor.userId, query);
    const { limit, offset } = query;
    const pagination = { limit, offset, total, hasMore: offset + rows.length < total };
    return { transactions: rows.map(presentTransaction), pagination };
  });
}

function mountEndings(mount: Mount, selling: () => Billing): void {
  mount(cancelSubscription)(async ({ actor, body }) => {
    const billing = selling();
    const end = await orProblem(sellingTexts.cancelFailed, async () => {
      const plan = await runningPlan(billing, actor.userId);
      await billing.gateway.cancel(plan, body.immediately);
      await syncAccount(billing, actor.userId);
      return body.immediately ? new Date() : plan.periodEnd;
    });
    const currentPeriodEnd = end.toISOString();
    return { currentPeriodEnd, data: { currentPeriodEnd, data: { currentPeriodEnd } } };
  });

  mount(reactivateSubscription)(async ({ actor }) => {
    const billing = selling();
    await orProblem(sellingTexts.reactivateFailed, async () => {
      await billing.gateway.reactivate(await runningPlan(billing, actor.userId));
      await syncAccount(billing, actor.userId);
    });
    return { message: rareTexts.reactivated };
  });
}
