import { plans } from "@audit/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { Problem } from "../../../platform/http/index.ts";
import { PaymentRefused, sandboxPlays, type Sandbox } from "../../../platform/payments/index.ts";
import { findUserOf } from "../customer-store.ts";
import { syncAccount, type Billing } from "../sync.ts";
import { checkoutPage, portalPage } from "./pages.ts";
import { SANDBOX_CSS } from "./style.ts";

const Params = z.object({ id: z.uuid() });
const CheckoutAct = z.object({ act: z.enum(["pay", "decline", "cancel", "return"]) });
const Play = z.object({ play: z.enum(sandboxPlays) });
const PortalQuery = z.object({ return_url: z.url({ protocol: /^https?$/ }) });

/** Pages of the test provider. Whoever has the address may use it, as with a real one's; the ids can't be guessed. */
export async function mountSandbox(app: FastifyInstance, billing: Billing, sandbox: Sandbox): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get("/sandbox/style.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(SANDBOX_CSS));
    scope.get("/sandbox/checkout/:id", async (request, reply) => showCheckout(sandbox, request, reply, null));
    scope.post("/sandbox/checkout/:id", async (request, reply) => actOnCheckout(billing, sandbox, request, reply));
    scope.get("/sandbox/portal/:id", async (request, reply) => showPortal(sandbox, request, reply, null));
    scope.post("/sandbox/portal/:id", async (request, reply) => play(billing, sandbox, request, reply));
  });
}

/** One stylesheet, and forms that come back here; the answer to one may lead back to the product. */
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const html = (reply: FastifyReply, body: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-security-policy", POLICY)
    .send(body);

function idOf(request: FastifyRequest): string {
  const { success, data } = Params.safeParse(request.params);
  if (!success) throw new Problem("NOT_FOUND");
  return data.id;
}

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const { success, data } = schema.safeParse(value);
  if (!success) throw new Problem("INVALID_INPUT");
  return data;
}

async function checkoutOf(sandbox: Sandbox, request: FastifyRequest) {
  const checkout = await sandbox.findCheckout(idOf(request));
  if (checkout === null) throw new Problem("NOT_FOUND");
  return checkout;
}

async function showCheckout(
  sandbox: Sandbox,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: string | null,
): Promise<FastifyReply> {
  const { offer, status } = await checkoutOf(sandbox, request);
  const offered = (await sandbox.listOffers()).find(({ key }) => key === offer);
  if (!offered) throw new Problem("NOT_FOUND");
  const { amount, interval } = offered;
  const view = { name: plans[offer].name, amount, isMonthly: interval === "month", isPaid: status === "paid", problem };
  return html(reply, checkoutPage(view), problem === null ? 200 : 402);
}

async function actOnCheckout(
  billing: Billing,
  sandbox: Sandbox,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id, customer, successUrl, cancelUrl } = await checkoutOf(sandbox, request);
  const { act } = read(CheckoutAct, request.body);
  if (act === "cancel") return reply.redirect(cancelUrl, 303);
  try {
    await sandbox.payCheckout(id, act === "decline" ? "declines" : "works");
  } catch (error) {
    if (error instanceof PaymentRefused) return showCheckout(sandbox, request, reply, error.message);
    throw error;
  }
  await syncCustomer(billing, customer);
  return reply.redirect(successUrl.replace("{CHECKOUT_SESSION_ID}", id), 303);
}

async function showPortal(
  sandbox: Sandbox,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: string | null,
): Promise<FastifyReply> {
  const { return_url: returnUrl } = read(PortalQuery, request.query);
  const account = await sandbox.readAccount(idOf(request)).catch(notFound);
  // The page has one way out, and it leads back to where the product is.
  const isOwn = new URL(returnUrl).host === request.host;
  return html(
    reply,
    portalPage({ account, returnUrl: isOwn ? returnUrl : "/", problem }),
    problem === null ? 200 : 409,
  );
}

async function play(
  billing: Billing,
  sandbox: Sandbox,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const customer = idOf(request);
  await sandbox.readAccount(customer).catch(notFound);
  try {
    await sandbox.play(customer, read(Play, request.body).play);
  } catch (error) {
    if (error instanceof PaymentRefused) return showPortal(sandbox, request, reply, error.message);
    throw error;
  }
  await syncCustomer(billing, customer);
  return reply.redirect(request.url, 303);
}

function notFound(error: unknown): never {
  throw error instanceof PaymentRefused ? new Problem("NOT_FOUND") : error;
}

async function syncCustomer(billing: Billing, customer: string): Promise<void> {
  const userId = await findUserOf(billing.db, customer);
  if (userId !== null) await syncAccount(billing, userId);
}
