import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const tags =
  '<meta property="og:title" content="Tea"><meta property="og:image" content="https://shop.example/tea.jpg">';
const bare = teaPage("<h1>Tea</h1>");
const tagged = teaPage("<h1>Tea</h1>", 200, tags);

export const cases: SiteRuleCases = {
  passing: [
    ran(tagged),
    ran(tagged, teaPage("<h1>Tea</h1>", 200, `${tags}<meta name="twitter:card" content="summary">`)),
  ],
  failing: [ran(bare, tagged)],
  outside: [ran(bare)],
  unknown: [notRun(bare)],
};
