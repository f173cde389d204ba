import type { ServerResponse } from "node:http";
import { completeCheckout } from "./checkout.ts";
import { StripeError } from "./stripe-error.ts";
import { endSubscription } from "./subscriptions.ts";
import { take, type World } from "./world.ts";

const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`;

const form = (action: string, label: string): string =>
  `<form method="post" action="${action}"><button>${label}</button></form>`;

const redirect = (response: ServerResponse, location: string): void => {
  response.writeHead(303, { location }).end();
};

const show = (response: ServerResponse, status: number, html: string): void => {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(html);
};

/** The pages that Stripe hosts: pay or go back, mend the card or cancel. @returns false when the path is none */
export function answerHostedPage(world: World, method: string, path: string, response: ServerResponse): boolean {
  const [, kind, folder, id = "", act] = path.split("/");
  if (kind === "c" && folder === "pay") checkoutPage(world, method, id, act, response);
  else if (kind === "p" && folder === "session") portalPage(world, method, id, act, response);
  else return false;
  return true;
}

function checkoutPage(
  world: World,
  method: string,
  id: string,
  act: string | undefined,
  response: ServerResponse,
): void {
  const session = take(world.sessions, "checkout.session", id);
  if (method === "POST" && act === "cancel") return redirect(response, session.cancel_url ?? "/");
  if (method === "POST") {
    try {
      completeCheckout(world, id);
      return redirect(response, session.success_url.replace("{CHECKOUT_SESSION_ID}", id));
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return show(response, error.status, page("Checkout", `<p role="alert">${error.message}</p>`));
    }
  }
  const here = `/c/pay/${id}`;
  const body = `<p>${money(session.amount_total)}</p>${form(`${here}/pay`, "Pay")}${form(`${here}/cancel`, "Back")}`;
  show(response, 200, page("Checkout", body));
}

function portalPage(world: World, method: string, id: string, act: string | undefined, response: ServerResponse): void {
  const { customer, return_url } = take(world.portals, "portal session", id);
  if (method === "POST" && act === "cancel") {
    const own = [...world.subscriptions.values()].filter((one) => one.customer === customer);
    for (const one of own) if (one.status !== "canceled") endSubscription(world, one);
    return redirect(response, return_url);
  }
  if (method === "POST") {
    world.declining.delete(customer);
    return redirect(response, return_url);
  }
  const here = `/p/session/${id}`;
  show(response, 200, page("Billing", form(`${here}/card`, "Update card") + form(`${here}/cancel`, "Cancel plan")));
}
