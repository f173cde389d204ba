import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = teaPage("<h1>Tea</h1>");
const lab = (values: NonNullable<Parameters<typeof ran>[2]>["lab"]) => ran(page, page, { lab: values });

export const cases: SiteRuleCases = {
  passing: [lab({ cls: 0.02 }), lab({ cls: 0.117 })],
  failing: [lab({ cls: 0.31 })],
  outside: [lab({ cls: null })],
  unknown: [notRun(page)],
};
