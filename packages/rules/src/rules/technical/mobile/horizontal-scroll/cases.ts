import type { Sideways } from "@audit/facts";
import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = teaPage("<h1>Tea</h1>", 200, '<meta name="viewport" content="width=device-width, initial-scale=1">');
const seen = (sideways: Sideways | null, html = page) => ran(html, html, { run: { looks: { sideways } } });
const wide: Sideways = { by: 340, elements: [{ selector: "table.sizes", right: 700 }] };

export const cases: SiteRuleCases = {
  passing: [seen(null)],
  failing: [{ ...seen(wide), faults: ["/page"] }],
  outside: [seen(null, teaPage("<h1>Tea</h1>"))],
  unknown: [notRun(page), ran(page)],
};
