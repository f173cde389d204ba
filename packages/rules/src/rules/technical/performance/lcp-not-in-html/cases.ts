import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = teaPage("<h1>Tea</h1>");
const lab = (values: NonNullable<Parameters<typeof ran>[2]>["lab"]) => ran(page, page, { lab: values });

export const cases: SiteRuleCases = {
  passing: [lab({ lcpImage: { url: "https://shop.example/hero.jpg", inHtml: true, priority: true, share: 0.3 } })],
  failing: [lab({ lcpImage: { url: "https://shop.example/hero.jpg", inHtml: false, priority: false, share: 0.3 } })],
  outside: [
    lab({ lcpImage: null }),
    // A logo in the footer of a short page.
    lab({ lcpImage: { url: "https://shop.example/logo.svg", inHtml: false, priority: false, share: 0.01 } }),
  ],
  unknown: [notRun(page)],
};
