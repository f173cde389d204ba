import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { advisoryFor } from "../../../../knowledge/script-advisories.ts";
import { readableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "known-vulnerable-js",
  category: "technical",
  area: "security",
  severity: "medium",
  fixKind: "config",
  certainty: 0.9,
  over: readableHtml,
  reads: ["resources"],
  source: "https://github.com/advisories",
  judge: ({ resources }) => {
    if (resources.scripts.length === 0) return notApplicable();
    const open = resources.scripts.flatMap(({ url }) => {
      const found = url === null ? null : advisoryFor(url);
      if (!found) return [];
      const { library, fixed, advisory } = found.advisory;
      return [{ library, version: found.version, safeFrom: fixed, advisory, file: quoted(url!) }];
    });
    return open.length === 0
      ? pass()
      : fail({ at: "script", saw: open.slice(0, 5), expected: "a version without known holes" });
  },
  words: { en },
  fix: worklist(en),
});
