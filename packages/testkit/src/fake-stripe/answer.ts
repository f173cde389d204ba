import { catalogueRoutes } from "./catalogue.ts";
import { checkoutRoutes } from "./checkout.ts";
import { customerRoutes } from "./customers.ts";
import { eventRoutes } from "./events.ts";
import type { Form } from "./form.ts";
import { invoiceRoutes } from "./invoices.ts";
import { portalRoutes } from "./portal.ts";
import { refundRoutes } from "./refunds.ts";
import { fit, type Route } from "./route.ts";
import { scheduleRoutes } from "./schedules.ts";
import { StripeError } from "./stripe-error.ts";
import { subscriptionRoutes } from "./subscriptions.ts";
import type { World } from "./world.ts";

const routes: readonly Route[] = [
  ...customerRoutes,
  ...catalogueRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...scheduleRoutes,
  ...invoiceRoutes,
  ...portalRoutes,
  ...refundRoutes,
  ...eventRoutes,
];

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** One call of the API below /v1, answered as Stripe would, refusals included. */
export function answerCall(world: World, method: string, path: string, form: Form): Answer {
  try {
    for (const { answer, ...known } of routes) {
      const ids = known.method === method ? fit(known.path, path) : null;
      if (ids !== null) return { status: 200, body: answer({ world, ids, form }) };
    }
    const message = `Unrecognized request URL (${method}: /v1${path}).`;
    throw new StripeError(404, "invalid_request_error", message);
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return { status: error.status, body: error.body() };
  }
}
