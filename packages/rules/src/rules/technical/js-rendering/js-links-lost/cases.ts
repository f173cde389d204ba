import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (count: number, query = ""): string =>
  teaPage(Array.from({ length: count }, (_, at) => `<a href="/p/${at}${query}">Tea ${at}</a>`).join(" "));

export const cases: SiteRuleCases = {
  passing: [ran(page(20)), ran(page(20, "?a=1"), page(20, "?b=2")), ran(page(100), page(92)), ran(page(5), page(0))],
  failing: [ran(page(20), page(5)), ran(page(40), page(0))],
  outside: [ran(page(0), page(3))],
  unknown: [notRun(teaPage("<h1>Tea</h1>"))],
};
