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
  says: {
    failing: "Scripts change whether the page may be listed",
    why: "A page that says noindex when sent is never run, so a script cannot open it again; a noindex that a script adds takes the page out of Google.",
    fix: "Send the right robots tag in the HTML and let no script touch it.",
    source: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  },
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ raw, rendered }) => {
      if (raw.robots.length === 0 && rendered.robots.length === 0) return "outside";
      const [sent, after] = [closing(raw.robots), closing(rendered.robots)];
      return sent.join() === after.join() ? null : difference(sent, after);
    }),
});
