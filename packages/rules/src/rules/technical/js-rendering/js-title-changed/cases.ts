import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = teaPage("<h1>Tea</h1>");
const titled = (title: string): string => page.replace("Green tea</title>", `${title}</title>`);

export const cases: SiteRuleCases = {
  passing: [ran(page), ran(page, titled("(2) Green  tea"))],
  failing: [ran(page, titled("Buy green tea online")), ran(page.replace("<title>Green tea</title>", ""), page)],
  outside: [ran(page.replace("<title>Green tea</title>", ""))],
  unknown: [notRun(teaPage("<h1>Tea</h1>"))],
};
