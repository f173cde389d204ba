import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = teaPage("<h1>Tea</h1>");
const lab = (values: NonNullable<Parameters<typeof ran>[2]>["lab"]) => ran(page, page, { lab: values });

export const cases: SiteRuleCases = {
  passing: [lab({ blockingMs: 150 }), lab({ blockingMs: 600 })],
  failing: [lab({ blockingMs: 1_900 })],
  outside: [lab({ blockingMs: null })],
  unknown: [notRun(page)],
};
