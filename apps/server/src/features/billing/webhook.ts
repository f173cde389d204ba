import { receiveStripeEvent } from "@audit/contract";
import type { FastifyInstance } from "fastify";
import { Problem } from "../../platform/http/index.ts";
import type { Log } from "../../platform/log.ts";
import { PaymentRefused } from "../../platform/payments/index.ts";
import { handleEvents, receiveEvent } from "./events.ts";
import type { Billing } from "./sync.ts";

/**
 * Where Stripe reports what happened. The body is read as it came, because the signature is over its bytes; it is
 * answered once the event is stored, and handled after.
 */
export async function mountWebhook(app: FastifyInstance, billing: Billing, log: Log): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    scope.post(receiveStripeEvent.path, async (request, reply) => {
      const signature = request.headers["stripe-signature"];
      try {
        await receiveEvent(billing, String(request.body), typeof signature === "string" ? signature : "");
      } catch (error) {
        if (error instanceof PaymentRefused) throw new Problem("INVALID_INPUT", { text: error.message });
        throw error;
      }
      await reply.send({ received: true });
      await handleEvents(billing, log).catch((error: unknown) => log.error({ err: error }, "an event waits"));
    });
  });
}
