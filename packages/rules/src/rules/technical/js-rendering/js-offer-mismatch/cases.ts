import { offering } from "../../../../case-pages/offering-page.ts";
import { notRun, ran } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const path = "/products/mug";
const sent = offering();
const BUY = "<button>Add to cart</button>";

export const cases: SiteRuleCases = {
  passing: [
    ran(sent, sent, {}, path),
    ran(offering({}, BUY), sent, {}, path),
    ran(sent, offering({}, `<p><s>€ 24.90</s> € 19.90</p>${BUY}`), {}, path),
  ],
  failing: [
    ran(sent, offering({}, `<p>€ 24.90</p>${BUY}`), {}, path),
    ran(offering({}, BUY), offering({}, `<p>€ 24.90</p>${BUY}`), {}, path),
    // The markup is gone after scripts ran; whoever read it as sent knows another price.
    ran(sent, offering(null, `<p>€ 24.90</p>${BUY}`), {}, path),
    ran(sent, offering({}, `<p>CHF 19.90</p>${BUY}`), {}, path),
    ran(sent, offering({}, "<p>€ 19.90</p><p>Sold out</p>"), {}, path),
  ],
  outside: [
    ran(offering(null), offering(null), {}, path),
    ran(offering({}, BUY), offering({}, BUY), {}, path),
    ran("<!doctype html><title>About</title><h1>About</h1><p>We make mugs.</p>"),
  ],
  unknown: [notRun(sent, path)],
};
