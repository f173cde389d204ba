import { offering } from "../../../../case-pages/offering-page.ts";
import { notRun, ran } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const path = "/products/mug";
const sent = offering();
const soldOut = { availability: "https://schema.org/OutOfStock" };
const variants = [{ price: "15.00" }, { price: "24.00" }];

export const cases: SiteRuleCases = {
  passing: [
    ran(sent, sent, {}, path),
    // Scripts choose one variant, or add the others.
    ran(offering(variants), offering({ price: "24.00" }), {}, path),
    ran(sent, offering(variants), {}, path),
    ran(sent, offering({ price: 19.9, availability: "InStock" }), {}, path),
  ],
  failing: [
    ran(sent, offering({ price: "24.90" }), {}, path),
    ran(sent, offering({ priceCurrency: "USD" }), {}, path),
    ran(offering(soldOut), sent, {}, path),
  ],
  outside: [
    ran(offering(null), sent, {}, path),
    ran("<!doctype html><title>About</title><h1>About</h1><p>We make mugs.</p>"),
  ],
  unknown: [notRun(sent, path)],
};
