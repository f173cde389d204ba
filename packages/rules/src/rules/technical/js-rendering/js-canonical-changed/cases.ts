import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (href: string): string => teaPage("<h1>Tea</h1>", 200, `<link rel="canonical" href="${href}">`);
const without = teaPage("<h1>Tea</h1>");

export const cases: SiteRuleCases = {
  passing: [ran(page("/page")), ran(page("/page"), page("https://shop.example/page"))],
  failing: [ran(page("/page"), page("/")), ran(without, page("/page")), ran(page("/page"), without)],
  outside: [ran(without)],
  unknown: [notRun(teaPage("<h1>Tea</h1>"))],
};
