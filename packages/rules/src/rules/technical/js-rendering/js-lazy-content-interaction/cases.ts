import { emptyFrame, notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const scrolled = { run: { wordsAfterScroll: 400 } };
const head = teaPage("<h1>Tea</h1>", 20);

export const cases: SiteRuleCases = {
  passing: [
    ran(head, head, { run: { wordsAfterScroll: 40 } }),
    ran(teaPage("<h1>Tea</h1>"), teaPage("<h1>Tea</h1>"), scrolled),
  ],
  failing: [ran(head, head, scrolled), ran(emptyFrame, head, scrolled)],
  outside: [ran(head)],
  unknown: [notRun(teaPage("<h1>Tea</h1>"))],
};
