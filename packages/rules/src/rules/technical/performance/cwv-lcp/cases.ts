import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = teaPage("<h1>Tea</h1>");
const lab = (values: NonNullable<Parameters<typeof ran>[2]>["lab"]) => ran(page, page, { lab: values });

export const cases: SiteRuleCases = {
  passing: [lab({ lcpMs: 900 }), lab({ lcpMs: 3_900 }), lab({ lcpMs: 6_200, processor: 0.5 })],
  failing: [lab({ lcpMs: 6_200 })],
  outside: [lab({ lcpMs: null })],
  unknown: [notRun(page)],
};
