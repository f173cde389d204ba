import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { difference, isSameButSlash, judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "js-canonical-changed",
  category: "technical",
  area: "js-rendering",
  severity: "high",
  fixKind: "template",
  certainty: 0.95,
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ raw, rendered }) => {
      const namedBy = ({ canonicals }: Pick<typeof raw, "canonicals">): string[] => [...new Set(canonicals)].toSorted();
      const [sent, after] = [namedBy(raw), namedBy(rendered)];
      if (sent.length === 0 && after.length === 0) return "outside";
      return sent.join(" ") === after.join(" ") ? null : difference(sent, after);
    }),
  words: { en },
  givesWayTo: [
    { to: ["canonical-to-non-200"], as: "task", when: ({ evidence: { saw } }) => isSameButSlash(saw) },
    { to: ["ai-content-needs-js", "js-main-content-missing"], as: "finding" },
  ],
  fix: worklist(en),
});
