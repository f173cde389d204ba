import type { PageCase } from "@audit/testkit";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (text: string, date = "Thu, 15 Jan 2026 10:00:00 GMT"): PageCase => ({
  url: "https://shop.example/",
  headers: { date },
  html: `<!doctype html><html lang=en><head><title>Mugs</title></head><body><main><h1>Mugs</h1><p>${text}</p><p>We make mugs from clay.</p></main></body></html>`,
});

export const cases: PageRuleCases = {
  passing: [
    // Ends in sixteen days, whatever year it does not name.
    page("Winter sale: 20% off on all mugs until 31 January."),
    page("Winter sale: 20% off until 31 January 2026."),
    page("Sale from 1 January 2026 – 31 March 2026 on all mugs."),
  ],
  failing: [
    page("Christmas sale: 20% off on all mugs until 24 December."),
    page("Christmas sale · 20% off all mugs · 1 – 24 December"),
    {
      ...page("Winterkorting: 10% op alle bekers, t/m 20 december"),
      html: '<!doctype html><html lang="nl"><head><title>Bekers</title></head><body><div><strong>Winterkorting:</strong> 10% op alle bekers &middot; t/m 20 december</div><main><h1>Bekers</h1><p>Wij maken bekers van klei.</p></main></body></html>',
    },
    page("Christmas sale: 20% off until 24 December 2025."),
  ],
  outside: [
    // A beginning, a day half a year away, no price, and a number that is no date.
    page("Sale: 20% off on all mugs from 10 December."),
    page("Summer sale: 20% off on all mugs until 30 July."),
    page("Closed for stocktaking until 10 January."),
    page("Sale: 20% off until 30 market stalls are sold out."),
    page("Founded on 24 December 2025."),
    page("Sale now on: 20% off."),
    page("Sale until 24 December 2025.", ""),
  ],
};
