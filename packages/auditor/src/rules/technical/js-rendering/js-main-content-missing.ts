import { publicHtml } from "../../../populations.ts";
import { definePageRule } from "../../../rule.ts";
import { fail, pass } from "../../../verdict.ts";

/** For search engines that run scripts later or not at all. Readers that never do are ai-content-needs-js. */
export const jsMainContentMissing = definePageRule({
  id: "js-main-content-missing",
  category: "technical",
  area: "js-rendering",
  severity: "high",
  fixKind: "template",
  certainty: 0.9,
  over: publicHtml,
  reads: ["tech", "text", "resources", "asSent"],
  says: {
    failing: "Search engines must run scripts to see this page",
    why: "The HTML holds an empty frame; scripts fill it later. Google does that in a second, later step, other search engines seldom, and one broken script leaves the page empty.",
    fix: "Let the server or the build send the finished page, and let scripts add functions only.",
    source: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  },
  judge: ({ tech, text, resources, asSent }) =>
    (asSent ?? tech).jsShell
      ? fail({
          at: "body of the HTML as sent",
          saw: { words: (asSent ?? text).words, scripts: resources.scripts.length },
          expected: "the main content in the HTML",
        })
      : pass(),
});
