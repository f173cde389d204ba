import { toHttps } from "../../../../fixes/server/hosts.ts";
import { en } from "./words.en.ts";
import { isHttps, isLoopback } from "../../../../reading/origin.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "https-redirect-missing",
  category: "technical",
  area: "security",
  severity: "high",
  fixKind: "redirect",
  certainty: 1,
  reads: ["home", "probes"],
  source: "https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes",
  judge: ({ home, probes }) => {
    if (isLoopback(home) || !isHttps(home)) return notApplicable();
    const { httpHome } = probes;
    if (httpHome === null) return unknown("The http address of the home page was not asked.");
    const { url, status, redirectTo } = httpHome;
    // A closed port 80 serves nothing insecure; only an answer with content is a fault.
    if (status === 0) return unknown("The http address of the home page did not answer.");
    if (redirectTo !== null)
      return isHttps(redirectTo) ? pass() : fail({ at: url, saw: { status, redirectTo }, expected: home });
    if (status >= 400) return pass();
    return fail({ at: url, saw: { status }, expected: `a redirect to ${home}` });
  },
  words: { en },
  fix: toHttps,
});
