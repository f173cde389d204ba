import { sellingTexts } from "@audit/contract";
import { Problem } from "../../platform/http/index.ts";
import type { Plan } from "../../platform/payments/index.ts";
import { findCustomerOf } from "./customer-store.ts";
import type { Billing } from "./sync.ts";

const RUNNING: readonly Plan["status"][] = ["active", "trialing", "past_due", "unpaid"];

/** The plan that the provider bills now, read from the provider itself. */
export async function findRunningPlan({ db, gateway }: Billing, userId: string): Promise<Plan | null> {
  const customer = await findCustomerOf(db, userId);
  if (customer === null) return null;
  const { plan } = await gateway.readCustomer(customer);
  return plan !== null && RUNNING.includes(plan.status) ? plan : null;
}

/** @throws Problem CONFLICT without one, which a page that is out of date may meet */
export async function runningPlan(billing: Billing, userId: string): Promise<Plan> {
  const plan = await findRunningPlan(billing, userId);
  if (plan === null) throw new Problem("CONFLICT", { text: sellingTexts.noSubscription });
  return plan;
}
