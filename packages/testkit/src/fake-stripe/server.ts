import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerCall, type Answer } from "./answer.ts";
import { completeCheckout } from "./checkout.ts";
import { advance } from "./clock.ts";
import { readForm } from "./form.ts";
import { answerHostedPage } from "./hosted-pages.ts";
import type { CheckoutSession, Refund, StripeEvent } from "./objects.ts";
import { refund } from "./refunds.ts";
import { StripeError } from "./stripe-error.ts";
import { deliver } from "./webhooks.ts";
import { createWorld, type World } from "./world.ts";

export interface FakeStripe {
  /** For `new Stripe(apiKey, { host, port, protocol: "http" })`. */
  readonly apiKey: string;
  readonly host: string;
  readonly port: number;
  readonly webhookSecret: string;
  /** What it knows, to look at. */
  readonly world: World;
  /** `METHOD /v1/path` of every call, in order. */
  readonly calls: readonly string[];
  /** Events that have happened, oldest first. */
  events(): readonly StripeEvent[];
  /** The buyer presses "Pay". */
  completeCheckout(sessionId: string): CheckoutSession;
  /** Gives a payment back, as an operator does in Stripe's own pages. */
  refund(paymentIntent: string): Refund;
  /** From now on this customer's card declines, or no longer does. */
  decline(customer: string, declines?: boolean): void;
  /** Lets days pass, with all that happens in them. */
  passDays(days: number): void;
  /** The next calls are answered with this status, as when Stripe is ill. */
  failNext(count: number, status?: number): void;
  /** Sends an event to a webhook address, signed. @returns the receiver's status */
  deliver(event: StripeEvent, url: string): Promise<number>;
  close(): Promise<void>;
}

const API_KEY = "sk_test_fake";
const WEBHOOK_SECRET = "whsec_fake";
const DAY = 86_400;

/** A Stripe of one's own on a loopback port: the real client library can't tell the difference. */
export async function startFakeStripe({ now = Math.floor(Date.now() / 1000) } = {}): Promise<FakeStripe> {
  const world = createWorld(now);
  const calls: string[] = [];
  const kept = new Map<string, Answer>();
  let failures = { left: 0, status: 500 };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const method = request.method ?? "GET";
    const { pathname, search } = new URL(request.url ?? "/", "http://stripe");
    const body = await readBody(request);
    if (!pathname.startsWith("/v1/")) {
      if (!answerHostedPage(world, method, pathname, response)) response.writeHead(404).end();
      return;
    }
    calls.push(`${method} ${pathname}`);
    const refusal = refuse(request, failures);
    if (refusal !== null) return send(response, refusal);
    const key = request.headers["idempotency-key"];
    const known = typeof key === "string" ? kept.get(`${method} ${pathname} ${key}`) : undefined;
    const form = readForm(method === "POST" ? body : search.slice(1));
    const made = known ?? answerCall(world, method, pathname.slice("/v1".length), form);
    // Kept as text: what is answered again must be what was answered then.
    if (typeof key === "string") kept.set(`${method} ${pathname} ${key}`, structuredClone(made));
    send(response, made);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const refusal = error instanceof StripeError ? error : new StripeError(500, "api_error", String(error));
      send(response, { status: refusal.status, body: refusal.body() });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  world.origin = `http://127.0.0.1:${port}`;
  return {
    apiKey: API_KEY,
    host: "127.0.0.1",
    port,
    webhookSecret: WEBHOOK_SECRET,
    world,
    calls,
    events: () => [...world.events.values()],
    completeCheckout: (id) => completeCheckout(world, id),
    refund: (paymentIntent) => refund(world, { payment_intent: paymentIntent }),
    decline: (customer, declines = true) =>
      void (declines ? world.declining.add(customer) : world.declining.delete(customer)),
    passDays: (days) => advance(world, days * DAY),
    failNext: (left, status = 500) => void (failures = { left, status }),
    deliver: (event, url) => deliver(event, url, WEBHOOK_SECRET),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The wrong key, or an illness that a test asked for. */
function refuse(request: IncomingMessage, failures: { left: number; readonly status: number }): Answer | null {
  if (request.headers.authorization !== `Bearer ${API_KEY}`) {
    const error = new StripeError(401, "invalid_request_error", "Invalid API Key provided");
    return { status: 401, body: error.body() };
  }
  if (failures.left === 0) return null;
  failures.left -= 1;
  const { status } = failures;
  return { status, body: new StripeError(status, "api_error", "An error occurred with our connection.").body() };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { "content-type": "application/json", "request-id": "req_fake" });
  response.end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
