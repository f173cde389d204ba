import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { blocksScreens } from "../../../../reading/blocking-styles.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";
import { MOST_BLOCKING_SCRIPTS, MOST_BLOCKING_STYLES } from "../../../../knowledge/limits.ts";
import { fix } from "./fix.ts";

export const rule = definePageRule({
  id: "render-blocking",
  category: "technical",
  area: "performance",
  severity: "low",
  fixKind: "template",
  certainty: 0.7,
  repair: { result: "4-6 weeks", once: true },
  over: readableHtml,
  reads: ["resources"],
  source: "https://web.dev/learn/performance/optimize-resource-loading",
  judge: ({ resources }) => {
    const scripts = resources.scripts.filter((one) => one.inHead && !one.async && !one.defer && !one.module);
    const styles = resources.styles.filter((one) => one.inHead && blocksScreens(one.media));
    if (scripts.length <= MOST_BLOCKING_SCRIPTS && styles.length <= MOST_BLOCKING_STYLES) return pass();
    const files = [...scripts, ...styles].flatMap(({ url }) => (url === null ? [] : [quoted(url)]));
    return fail({
      at: "head > script, link[rel=stylesheet]",
      saw: { scripts: scripts.length, stylesheets: styles.length, first: files.slice(0, 6) },
      expected: `at most ${MOST_BLOCKING_SCRIPTS} blocking scripts and ${MOST_BLOCKING_STYLES} stylesheets`,
    });
  },
  words: { en },
  // Which files may wait, and which must run first, as those that ask for consent, only its developer knows.
  onlyProposed: true,
  fix,
});
