import { notRun, ran, teaPage } from "../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../rule-cases.ts";

const page = teaPage("<h1>Tea</h1>");
const lab = (values: NonNullable<Parameters<typeof ran>[2]>["lab"]) => ran(page, page, { lab: values });

export const cases: SiteRuleCases = {
  passing: [lab({ lcpImage: { url: "https://shop.example/hero.jpg", inHtml: true, priority: true } })],
  failing: [lab({ lcpImage: { url: "https://shop.example/hero.jpg", inHtml: true, priority: false } })],
  outside: [lab({ lcpImage: null })],
  unknown: [notRun(page)],
};
