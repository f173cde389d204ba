import { randomBytes } from "node:crypto";
import type * as stripe from "./objects.ts";
import { missing } from "./stripe-error.ts";

export const API_VERSION = "2026-10-28.endive";

/** Everything this Stripe knows. Handlers read and change it; nothing else remembers. */
export interface World {
  readonly customers: Map<string, stripe.Customer>;
  readonly products: Map<string, stripe.Product>;
  readonly prices: Map<string, stripe.Price>;
  readonly sessions: Map<string, stripe.CheckoutSession>;
  readonly portals: Map<string, stripe.PortalSession>;
  readonly subscriptions: Map<string, stripe.Subscription>;
  readonly schedules: Map<string, stripe.SubscriptionSchedule>;
  readonly invoices: Map<string, stripe.Invoice>;
  readonly intents: Map<string, stripe.PaymentIntent>;
  readonly charges: Map<string, stripe.Charge>;
  readonly refunds: Map<string, stripe.Refund>;
  readonly coupons: Map<string, stripe.Coupon>;
  readonly promotionCodes: Map<string, stripe.PromotionCode>;
  readonly events: Map<string, stripe.StripeEvent>;
  /** Customers whose card declines from now on. */
  readonly declining: Set<string>;
  /** Seconds since 1970 by this Stripe's own clock. */
  now: number;
  /** Where its hosted pages are, without a slash at the end. */
  origin: string;
  /** Called for every event as it happens. */
  onEvent: (event: stripe.StripeEvent) => void;
}

export function createWorld(now: number): World {
  return {
    customers: new Map(),
    products: new Map(),
    prices: new Map(),
    sessions: new Map(),
    portals: new Map(),
    subscriptions: new Map(),
    schedules: new Map(),
    invoices: new Map(),
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    coupons: new Map(),
    promotionCodes: new Map(),
    events: new Map(),
    declining: new Set(),
    now,
    origin: "",
    onEvent: () => {},
  };
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

/** @throws StripeError 404 in Stripe's words */
export function take<T>(all: ReadonlyMap<string, T>, noun: string, id: string | undefined, param?: string): T {
  const found = all.get(id ?? "");
  if (found === undefined) throw missing(noun, id ?? "", param);
  return found;
}

/** Records that something happened and tells whoever listens, with the object as it is now. */
export function announce(world: World, type: string, object: unknown): void {
  const event: stripe.StripeEvent = {
    id: newId("evt"),
    object: "event",
    type,
    created: world.now,
    livemode: false,
    api_version: API_VERSION,
    data: { object: structuredClone(object) },
  };
  world.events.set(event.id, event);
  world.onEvent(event);
}
