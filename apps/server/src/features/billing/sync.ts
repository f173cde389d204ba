import type { Db } from "../../platform/database/index.ts";
import type { PaymentGateway } from "../../platform/payments/index.ts";
import { noteSyncWarning, type AccessSettings } from "../access/index.ts";
import { applyTruth } from "./apply-truth.ts";
import { findCustomerOf, takeReadingNumber } from "./customer-store.ts";

export interface Billing {
  readonly db: Db;
  readonly gateway: PaymentGateway;
  readonly access: AccessSettings;
}

const NOT_ASKED = "The payment provider could not be asked just now.";

/**
 * Reads an account's state at the provider and makes ours follow. The provider is read outside any transaction: the
 * embedded database has one connection, which must not wait for a network.
 * @returns whether anything changed
 * @throws PaymentsUnavailable, having noted it on the account
 */
export async function syncAccount({ db, gateway, access }: Billing, userId: string): Promise<boolean> {
  const customer = await findCustomerOf(db, userId);
  if (customer === null) return false;
  const number = await takeReadingNumber(db, userId);
  try {
    const truth = await gateway.readCustomer(customer);
    const changed = await db.transaction().execute((tx) => applyTruth(tx, access, { userId, number, truth }));
    await noteSyncWarning(db, userId, null);
    return changed;
  } catch (error) {
    await noteSyncWarning(db, userId, NOT_ASKED);
    throw error;
  }
}
