import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (content: string): string => teaPage("<h1>Tea</h1>", 200, `<meta name="robots" content="${content}">`);
const open = teaPage("<h1>Tea</h1>");

export const cases: SiteRuleCases = {
  passing: [
    ran(page("index, follow")),
    ran(page("none"), page("noindex, nofollow")),
    ran(open, page("index, max-snippet:50")),
  ],
  failing: [ran(open, page("noindex")), ran(page("noindex"), page("index")), ran(open, page("none"))],
  outside: [ran(open)],
  unknown: [notRun(teaPage("<h1>Tea</h1>"))],
};
