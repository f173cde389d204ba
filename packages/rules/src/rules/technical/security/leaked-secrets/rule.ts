import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { servedHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "leaked-secrets",
  category: "technical",
  area: "security",
  severity: "high",
  fixKind: "config",
  certainty: 0.95,
  over: servedHtml,
  reads: ["resources"],
  source: "https://owasp.org/www-project-top-ten/",
  judge: ({ resources }) => {
    if (resources.secrets.length === 0) return pass();
    const saw = resources.secrets.map(({ kind, masked }) => ({ kind, begins: masked }));
    return fail({ at: "inline script", saw, expected: "no secret in a page" });
  },
  words: { en },
  fix: worklist(en),
});
