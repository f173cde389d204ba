import { emptyFrame, notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = teaPage("<h1>Tea</h1>");
const broken = { run: { errors: ["TypeError: a is undefined"] } };

export const cases: SiteRuleCases = {
  passing: [ran(page, page, broken)],
  failing: [
    ran(page, teaPage("<h1>Tea</h1>", 20), broken),
    ran(emptyFrame, emptyFrame, broken),
    ran(page, page.replaceAll("main>", "div>"), broken),
  ],
  outside: [ran(page), ran(emptyFrame)],
  unknown: [notRun(teaPage("<h1>Tea</h1>"))],
};
