import { emptyFrame, notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const text = "We use cookies. Accept all or choose yourself.";
const layer = { run: { overlay: { share: 1, words: 8, text } } };
const wall = emptyFrame.replace('<div id="root">', `<div id="root"><p>${text}</p>`);

export const cases: SiteRuleCases = {
  passing: [ran(emptyFrame, teaPage("<h1>Tea</h1>"), layer), ran(teaPage("<h1>Tea</h1>"), wall, layer)],
  failing: [ran(emptyFrame, wall, layer)],
  outside: [
    ran(teaPage("<h1>Tea</h1>")),
    ran(emptyFrame, wall, { run: { overlay: { share: 1, words: 3, text: "Our summer sale" } } }),
  ],
  unknown: [notRun(teaPage("<h1>Tea</h1>"))],
};
