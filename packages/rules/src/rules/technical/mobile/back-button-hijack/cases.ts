import type { BackButton } from "@audit/facts";
import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = teaPage("<h1>Tea</h1>");
const seen = (change: Partial<BackButton> = {}, path = "/page", html = page) => {
  const back: BackButton = { added: 0, trap: null, to: null, asksToStay: false, ...change };
  return ran(html, html, { run: { looks: { back } } }, path);
};
const cart = teaPage("<h1>Your cart</h1><p>Subtotal € 12.50</p><a href=/checkout>Checkout</a>");

export const cases: SiteRuleCases = {
  passing: [seen(), seen({ added: 1 })],
  failing: [
    { ...seen({ added: 1, trap: "kept" }), faults: ["/page"] },
    seen({ added: 2, trap: "diverted", to: "https://shop.example/offers" }),
    seen({ asksToStay: true }),
  ],
  outside: [seen({ asksToStay: true }, "/cart", cart)],
  unknown: [notRun(page), ran(page)],
};
