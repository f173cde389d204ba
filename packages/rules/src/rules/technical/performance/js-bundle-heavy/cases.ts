import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = teaPage("<h1>Tea</h1>");
const lab = (values: NonNullable<Parameters<typeof ran>[2]>["lab"]) => ran(page, page, { lab: values });

export const cases: SiteRuleCases = {
  passing: [lab({ bytes: { total: 900_000, script: 350_000, thirdPartyScript: 0 } })],
  failing: [lab({ bytes: { total: 900_000, script: 420_000, thirdPartyScript: 100_000 } })],
  outside: [lab({ bytes: { total: 90_000, script: 0, thirdPartyScript: 0 } })],
  unknown: [notRun(page)],
};
