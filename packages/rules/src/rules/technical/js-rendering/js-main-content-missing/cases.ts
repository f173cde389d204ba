import { emptyFrame, notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = teaPage("<h1>Green tea</h1>");

export const cases: SiteRuleCases = {
  passing: [
    notRun(page),
    notRun("<html lang=en><title>Thanks</title><p>Thank you."),
    ran(page),
    // A consent text, suggestions and reviews may double a short page.
    ran(page, teaPage("<h1>Green tea</h1>", 420)),
    ran(teaPage("<h1>Contact</h1>", 20)),
  ],
  failing: [
    notRun(emptyFrame),
    notRun(emptyFrame.replace("<div", "<noscript>You need to enable JavaScript.</noscript><div")),
    ran(emptyFrame, page),
    ran(teaPage("<h1>Green tea</h1>", 20), page),
    ran(page, teaPage("<h1>Green tea</h1>", 1000)),
  ],
  outside: [{ pages: { "/page": { html: emptyFrame, status: 404 } } }],
};
