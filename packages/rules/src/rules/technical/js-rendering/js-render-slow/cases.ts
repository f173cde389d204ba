import { emptyFrame, notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = teaPage("<h1>Tea</h1>");
const slow = { run: { contentMs: 7_300 } };

export const cases: SiteRuleCases = {
  passing: [ran(emptyFrame, page), ran(page, page, slow), ran(emptyFrame, page, { ...slow, lab: { processor: 0.6 } })],
  failing: [ran(emptyFrame, page, slow), ran(teaPage("<h1>Tea</h1>", 30), page, slow)],
  outside: [ran(emptyFrame, emptyFrame, slow)],
  unknown: [notRun(teaPage("<h1>Tea</h1>"))],
};
