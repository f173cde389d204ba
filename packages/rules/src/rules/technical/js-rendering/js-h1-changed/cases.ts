import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = teaPage("<h1>Tea</h1>");

export const cases: SiteRuleCases = {
  passing: [ran(page), ran(page, teaPage("<h1>Sale</h1><h1>Tea</h1>"))],
  failing: [ran(page, teaPage("<h1>Green tea from Uji</h1>")), ran(teaPage(""), page)],
  outside: [ran(teaPage("")), ran(page, teaPage(""))],
  unknown: [notRun(teaPage("<h1>Tea</h1>"))],
};
