import Stripe from "stripe";
import { PaymentsUnavailable, type PaymentGateway } from "../gateway.ts";
import { askProvider } from "./ask-provider.ts";
import { cancel, downgrade, previewChange, reactivate, upgrade } from "./change-plan.ts";
import { lookUpCode, openCheckout, readCheckout } from "./checkout.ts";
import { knownDestination } from "./destination.ts";
import { listEvents, readEvent } from "./events.ts";
import { openOffers, type PriceIds } from "./offers.ts";
import { readCustomer } from "./read-customer.ts";
import { ask } from "./refusals.ts";

const TIMEOUT_MS = 20_000;

export interface StripeSettings {
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly priceIds: PriceIds;
  /** Where the operator's customers see Stripe's pages; null: at Stripe. */
  readonly domain: string | null;
  /** Of one question; 20 s unless said otherwise. */
  readonly timeoutMs?: number;
  /** After a fault of the network. */
  readonly retries?: number;
  /** Another host than Stripe's own, for tests. */
  readonly server?: { readonly host: string; readonly port: number; readonly protocol: "http" };
}

/** The gateway to Stripe. Failed calls are tried twice again with the same idempotency key. */
export function openStripe(settings: StripeSettings): PaymentGateway {
  const { apiKey, webhookSecret, priceIds, server, timeoutMs = TIMEOUT_MS, retries = 2 } = settings;
  const httpClient = Stripe.createFetchHttpClient(askProvider);
  const stripe = new Stripe(apiKey, {
    telemetry: false,
    maxNetworkRetries: retries,
    timeout: timeoutMs,
    httpClient,
    ...server,
  });
  const offers = openOffers(stripe, priceIds);
  return {
    check: async () => `${(await ask(() => offers.read())).length} prices for sale`,
    listOffers: () => ask(() => offers.list()),
    createCustomer: async ({ id, email }) => {
      const options = { idempotencyKey: `customer-${id}` };
      const customer = await ask(() => stripe.customers.create({ email, metadata: { user_id: id } }, options));
      if (!String(customer.id).startsWith("cus_"))
        throw new PaymentsUnavailable("The payment provider named no customer.");
      return customer.id;
    },
    knowsCode: async (code) => (await lookUpCode(stripe, code)) !== null,
    openCheckout: (wish) => ask(() => openCheckout(stripe, wish, settings)),
    readCheckout: (id) => ask(() => readCheckout(stripe, id)),
    openPortal: async (customer, returnUrl) => {
      const session = await ask(() => stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }));
      return knownDestination(session.url, settings);
    },
    readCustomer: (customer) => readCustomer(stripe, offers, customer),
    previewChange: (plan, offer) => previewChange(stripe, plan, offer),
    upgrade: (plan, offer) => upgrade(stripe, plan, offer),
    downgrade: (plan, offer) => downgrade(stripe, plan, offer),
    cancel: (plan, immediately) => cancel(stripe, plan, immediately),
    reactivate: (plan) => reactivate(stripe, plan),
    readEvent: (payload, signature) => readEvent(stripe, webhookSecret, payload, signature),
    listEvents: (since) => listEvents(stripe, since),
  };
}
