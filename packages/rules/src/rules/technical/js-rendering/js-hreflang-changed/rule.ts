import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { difference, isSameButSlash, judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "js-hreflang-changed",
  category: "technical",
  area: "js-rendering",
  severity: "medium",
  fixKind: "template",
  certainty: 0.9,
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ raw, rendered }) => {
      if (raw.hreflang.length === 0 && rendered.hreflang.length === 0) return "outside";
      const [sent, after] = [[...new Set(raw.hreflang)], [...new Set(rendered.hreflang)]];
      return sent.join() === after.join() ? null : difference(sent, after);
    }),
  words: { en },
  givesWayTo: [
    {
      to: ["canonical-to-non-200", "js-canonical-changed"],
      as: "task",
      when: ({ evidence: { saw } }) => isSameButSlash(saw),
    },
    { to: ["ai-content-needs-js", "js-main-content-missing"], as: "finding" },
  ],
  fix: worklist(en),
});
