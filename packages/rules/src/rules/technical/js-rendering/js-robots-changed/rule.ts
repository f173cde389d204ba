import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { difference, judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** What keeps engines from listing or following, each once. "none" is both (Google's table of robots rules). */
function closing(directives: readonly string[]): string[] {
  const meant = directives.flatMap((one) => (one === "none" ? ["noindex", "nofollow"] : [one]));
  return ["noindex", "nofollow"].filter((one) => meant.includes(one));
}

export const rule = defineSiteRule({
  id: "js-robots-changed",
  category: "technical",
  area: "js-rendering",
  severity: "high",
  fixKind: "template",
  certainty: 0.95,
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ raw, rendered }) => {
      if (raw.robots.length === 0 && rendered.robots.length === 0) return "outside";
      const [sent, after] = [closing(raw.robots), closing(rendered.robots)];
      return sent.join() === after.join() ? null : difference(sent, after);
    }),
  words: { en },
  fix: worklist(en),
});
