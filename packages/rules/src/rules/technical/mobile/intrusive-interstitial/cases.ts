import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = teaPage("<h1>Tea</h1>");
const layer = (text: string, share = 0.9) => ran(page, page, { run: { overlay: { share, words: 8, text } } });

export const cases: SiteRuleCases = {
  passing: [
    ran(page),
    layer("We use cookies. Accept all or choose yourself."),
    layer("Are you of legal age? Yes, I am 18 or older."),
    layer("Free delivery this week", 0.1),
  ],
  failing: [layer("Join our newsletter and save 10 % today"), layer("Spin the wheel and win", 0.4)],
  outside: [ran(page, page, { run: { overlay: { share: 0.9, words: 8, text: "Join our newsletter" } } }, "/cart")],
  unknown: [notRun(page)],
};
