import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = teaPage("<h1>Tea</h1>");
const lab = (values: NonNullable<Parameters<typeof ran>[2]>["lab"]) => ran(page, page, { lab: values });

export const cases: SiteRuleCases = {
  passing: [
    lab({ unusedScript: 0.9, bytes: { total: 90_000, script: 40_000, thirdPartyScript: 0 } }),
    lab({ unusedScript: 0.3, bytes: { total: 900_000, script: 400_000, thirdPartyScript: 0 } }),
  ],
  failing: [lab({ unusedScript: 0.8, bytes: { total: 900_000, script: 400_000, thirdPartyScript: 0 } })],
  outside: [lab({ unusedScript: null })],
  unknown: [notRun(page)],
};
