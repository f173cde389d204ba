import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = teaPage("<h1>Tea</h1>");
const moved = (to: string, html = "<title>Old</title>") => ({
  pages: { "/": page, "/old": html },
  movedOn: { "/old": to },
});
const named = (path: string) =>
  teaPage("<h1>Tea</h1>", 50, `<link rel="canonical" href="https://shop.example${path}">`);
const now = (path: string) => ({ run: { finalUrl: `https://shop.example${path}` } });

export const cases: SiteRuleCases = {
  passing: [
    ran(page),
    // Parameters taken off, and a view of its own.
    ran(named("/page"), named("/page"), now("/page?view=grid")),
    ran(page, page, now("/page/2")),
    moved("/old/?session=1"),
    moved("/login?back=/old"),
  ],
  failing: [
    { ...moved("/new"), faults: ["/old"] },
    { ...moved("https://other.example/"), faults: ["/old"] },
    { ...ran(page, named("/en/page"), now("/en/page")), faults: ["/page"] },
  ],
  outside: [moved("/new", '<title>Old</title><meta http-equiv="refresh" content="0;url=/new">')],
  unknown: [notRun(page)],
};
