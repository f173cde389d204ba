import { indexableContent } from "../../../../populations.ts";
import { fileName } from "../../../../reading/shown-things.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { worklist } from "../../../../fixes/worklist.ts";
import { loadedTwice } from "./loaded-twice.ts";
import { en } from "./words.en.ts";

/** One library of styles in two files: as written and packed, or by a public server and from the site itself. */
export const rule = definePageRule({
  id: "style-loaded-twice",
  category: "technical",
  area: "performance",
  severity: "low",
  fixKind: "template",
  certainty: 0.9,
  over: indexableContent,
  reads: ["resources"],
  source: "https://developer.chrome.com/docs/lighthouse/performance/render-blocking-resources",
  judge: ({ resources: { styles } }) => {
    const urls = [...new Set(styles.flatMap(({ url, media }) => (url === null || media === "print" ? [] : [url])))];
    if (urls.length < 2) return notApplicable();
    const twice = loadedTwice(urls);
    if (twice.length === 0) return pass();
    const saw = twice.map(({ library, files }) => ({ library, files: files.map(quoted) }));
    return fail({ at: "link[rel=stylesheet]", saw, expected: "each library once" });
  },
  words: { en },
  shows: (saw) => saw.flatMap(({ files }) => files.map(fileName)),
  fix: worklist(en),
});
