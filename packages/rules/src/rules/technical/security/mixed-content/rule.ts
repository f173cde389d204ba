import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { isHttps, isLoopback } from "../../../../reading/origin.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

export const rule = definePageRule({
  id: "mixed-content",
  category: "technical",
  area: "security",
  severity: "medium",
  fixKind: "template",
  certainty: 1,
  over: readableHtml,
  reads: ["url", "head", "response", "resources"],
  source: "https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content",
  judge: ({ url, head, response, resources }) => {
    if (!isHttps(url) || isLoopback(url)) return notApplicable();
    // Files on the visitor's own machine count as secure, and this directive turns every http: into https:.
    const insecure = resources.insecure.filter((file) => URL.canParse(file.url) && !isLoopback(file.url));
    const policies = [response.headers["content-security-policy"] ?? "", ...policiesInHead(head.metas)];
    if (insecure.length === 0 || policies.some((policy) => /upgrade-insecure-requests/i.test(policy))) return pass();
    const saw = insecure.slice(0, 5).map((file) => ({ tag: file.tag, url: quoted(file.url) }));
    return fail({ at: `${insecure.length} addresses with http:`, saw, expected: "addresses with https:" });
  },
  words: { en },
  fix,
});

function policiesInHead(metas: readonly { key: string; via: string; content: string }[]): string[] {
  return metas
    .filter(({ key, via }) => via === "http-equiv" && key === "content-security-policy")
    .map(({ content }) => content);
}
