import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = teaPage("<h1>Tea</h1>");
const lab = (values: NonNullable<Parameters<typeof ran>[2]>["lab"]) => ran(page, page, { lab: values });

export const cases: SiteRuleCases = {
  passing: [lab({ scriptMs: { own: 100, foreign: 400 } }), lab({ scriptMs: { own: 900, foreign: 600 } })],
  failing: [lab({ scriptMs: { own: 200, foreign: 1_400 } })],
  outside: [lab({ scriptMs: null })],
  unknown: [notRun(page)],
};
