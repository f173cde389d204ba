import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const locked = { run: { enclosedWords: 400 } };
const short = teaPage("<h1>Tea</h1>", 14);

export const cases: SiteRuleCases = {
  passing: [
    ran(teaPage("<h1>Tea</h1>"), teaPage("<h1>Tea</h1>"), locked),
    ran(short, short, { run: { enclosedWords: 12 } }),
  ],
  failing: [ran(short, short, locked)],
  outside: [ran(short)],
  unknown: [notRun(teaPage("<h1>Tea</h1>"))],
};
