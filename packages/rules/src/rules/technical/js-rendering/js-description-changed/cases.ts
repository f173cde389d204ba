import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const described = (text: string): string => teaPage("<h1>Tea</h1>", 200, `<meta name="description" content="${text}">`);
const bare = teaPage("<h1>Tea</h1>");

export const cases: SiteRuleCases = {
  passing: [ran(described("Green tea from Uji.")), ran(described("Green tea."), described("Green  tea."))],
  failing: [ran(described("A shop."), described("Green tea from Uji.")), ran(bare, described("Green tea from Uji."))],
  outside: [ran(bare), ran(described("Green tea from Uji."), bare)],
  unknown: [notRun(bare)],
};
