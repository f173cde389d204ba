import type { Log } from "../../platform/log.ts";
import type { PaymentGateway } from "../../platform/payments/index.ts";
import { findUserOf, listOverdue } from "./customer-store.ts";
import { countFailure, deleteOldEvents, listOpenEvents, markHandled, saveEvent } from "./event-store.ts";
import { listUnsettledUsers } from "./checkout-store.ts";
import { syncAccount, type Billing } from "./sync.ts";

const AT_ONCE = 100;
const DAY_MS = 86_400_000;

/**
 * Handles events that were stored: each only says whose state to read again. Events of one customer are one reading.
 * An event that can't be handled stays and is tried again later.
 */
export async function handleEvents(billing: Billing, log: Log): Promise<void> {
  const open = await listOpenEvents(billing.db, AT_ONCE);
  const byCustomer = Map.groupBy(open, ({ customer }) => customer);
  for (const [customer, events] of byCustomer) {
    const ids = events.map(({ id }) => id);
    try {
      const userId = customer === null ? null : await findUserOf(billing.db, customer);
      if (userId !== null) await syncAccount(billing, userId);
      await markHandled(billing.db, ids);
    } catch (error) {
      log.warn({ err: error, events: ids.length }, "events of the payment provider wait for another try");
      await countFailure(billing.db, ids);
    }
  }
}

/** Takes in an event that arrived. @throws PaymentRefused when the signature is wrong */
export async function receiveEvent(billing: Billing, payload: string, signature: string): Promise<void> {
  await saveEvent(billing.db, billing.gateway.readEvent(payload, signature));
}

/** Repairs what never arrived: lost events, paid checkouts nobody verified, periods that ended unheard. */
export async function reconcile(billing: Billing, log: Log): Promise<void> {
  await fetchLostEvents(billing.gateway, billing);
  await handleEvents(billing, log);
  const users = new Set([...(await listUnsettledUsers(billing.db)), ...(await listOverdue(billing.db))]);
  for (const userId of users) {
    await syncAccount(billing, userId).catch((error: unknown) =>
      log.warn({ err: error }, "an account waits for a sync"),
    );
  }
  await deleteOldEvents(billing.db);
}

async function fetchLostEvents(gateway: PaymentGateway, { db }: Billing): Promise<void> {
  for await (const event of gateway.listEvents(new Date(Date.now() - 2 * DAY_MS))) await saveEvent(db, event);
}
