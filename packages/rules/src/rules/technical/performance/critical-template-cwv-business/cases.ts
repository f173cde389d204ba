import { linkedShop } from "../../../../case-pages/linked-shop.ts";
import { teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const shop = linkedShop({ inMenu: 4 });
const run = (lcpMs: number, blockingMs = 0) => ({ lab: { lcpMs, blockingMs } });
const [first, second] = ["/products/mug-0", "/products/mug-1"] as const;

export const cases: SiteRuleCases = {
  passing: [
    { ...shop, rendered: { [first]: run(1_900), [second]: run(9_000) } },
    { ...shop, rendered: { [first]: run(9_000) }, field: { [first]: { lcpMs: 2_100, inpMs: 150, cls: 0.02 } } },
    { ...shop, rendered: { "/": run(9_000), [first]: run(3_900, 500) } },
  ],
  failing: [
    { ...shop, rendered: { [first]: run(6_200), [second]: run(4_800) }, faults: [first, second] },
    { ...shop, rendered: { [first]: run(1_000, 900) }, faults: [first] },
    { ...shop, rendered: { [first]: run(1_000) }, field: { [first]: { lcpMs: 3_100 } }, faults: [first] },
    {
      ...shop,
      field: { "/collections/mugs": { inpMs: 320, device: "all" } },
      faults: ["/collections/mugs"],
    },
  ],
  outside: [{ pages: { "/": teaPage("<h1>Tea</h1>") }, rendered: { "/": run(9_000) } }],
  unknown: [shop, { ...shop, field: { origin: { lcpMs: 9_000 } } }],
};
