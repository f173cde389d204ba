import { plans } from "@audit/contract";
import { escapeMarkup } from "../../../platform/http/index.ts";
import type { SandboxAccount, SandboxPlay } from "../../../platform/payments/index.ts";

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>TEST · ${escapeMarkup(title)}</title><link rel="stylesheet" href="/sandbox/style.css"></head>
<body><div class="test">TEST: no real money is moved here</div><main><div class="card">${body}</div></main></body></html>`;

const alert = (text: string | null): string => (text === null ? "" : `<p role="alert">${escapeMarkup(text)}</p>`);

interface CheckoutView {
  readonly name: string;
  /** Cents. */
  readonly amount: number;
  readonly isMonthly: boolean;
  readonly isPaid: boolean;
  readonly problem: string | null;
}

export function checkoutPage({ name, amount, isMonthly, isPaid, problem }: CheckoutView): string {
  const price = `$${(amount / 100).toFixed(2)}`;
  const act = (value: string, label: string, kind = ""): string =>
    `<button name="act" value="${value}" class="${kind}">${label}</button>`;
  const buttons = isPaid
    ? act("return", "Paid already: go back", "main")
    : act("pay", `Pay ${price} (test)`, "main") +
      act("decline", "Let the card decline") +
      act("cancel", "Go back without paying");
  return page(
    "Checkout",
    `<h1>${escapeMarkup(name)}</h1><p>Test checkout</p>${alert(problem)}
<div class="amount">${price} <small>${isMonthly ? "per month" : "once"}</small></div><form method="post">${buttons}</form>`,
  );
}

const PLAYS: Readonly<Record<SandboxPlay, readonly [label: string, effect: string]>> = {
  renewal: ["End the period", "Renews the plan, changes to the one chosen for later, or ends it."],
  "failed renewal": ["End the period, card declines", "The plan is past due."],
  "giving up": ["Stop trying to collect", "The plan is unpaid."],
  "new card": ["Put in a working card", "What is owed is paid."],
  "bad card": ["Put in a card that declines", "The next payment fails."],
  refund: ["Refund the newest report", "Its credits are taken back."],
};

interface PortalView {
  readonly account: SandboxAccount;
  readonly returnUrl: string;
  readonly problem: string | null;
}

/** Cards, the running plan, and what may be played with them. */
export function portalPage({ account, returnUrl, problem }: PortalView): string {
  const { plan, card, purchases } = account;
  const day = (at: Date): string => at.toISOString().slice(0, 10);
  const facts: [string, string][] = [
    ["Card", card === "works" ? "works" : "declines"],
    ["Plan", plan === null ? "none" : `${plans[plan.tier].name}, ${plan.status.replace("_", " ")}`],
    ...(plan === null
      ? []
      : ([["Period", `${day(plan.periodStart)} to ${day(plan.periodEnd)}`]] as [string, string][])),
    ["Reports bought", String(purchases.filter(({ isRefunded }) => !isRefunded).length)],
  ];
  const list = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeMarkup(value)}</dd>`).join("");
  const buttons = Object.entries(PLAYS)
    .map(([value, [label, effect]]) => `<button name="play" value="${value}">${label}<small>${effect}</small></button>`)
    .join("");
  return page(
    "Billing",
    `<h1>Billing</h1><p>Test portal</p>${alert(problem)}<dl>${list}</dl><form method="post">${buttons}</form>
<p></p><a href="${escapeMarkup(returnUrl)}">Go back</a>`,
  );
}
