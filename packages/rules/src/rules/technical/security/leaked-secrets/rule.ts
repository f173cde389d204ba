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
  says: {
    failing: "Secret key in the page's code",
    why: "Anybody can read this key in the page and use it in your name: charge cards, read orders, send mail or change the shop.",
    fix: "Revoke the key at its provider today, make a new one, and keep it on the server. Pages may hold only keys made for browsers.",
    source: "https://owasp.org/www-project-top-ten/",
  },
  told: ({ secrets }) => (secrets ? null : pass()),
  judge: ({ resources }) => {
    if (resources.secrets.length === 0) return pass();
    const saw = resources.secrets.map(({ kind, masked }) => ({ kind, begins: masked }));
    return fail({ at: "inline script", saw, expected: "no secret in a page" });
  },
});
