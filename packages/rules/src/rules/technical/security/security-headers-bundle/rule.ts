import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { isLoopback } from "../../../../reading/origin.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

type Headers = PageFacts["response"]["headers"];

/** Needed ones fail the rule; Referrer-Policy and Permissions-Policy have safe defaults and are only mentioned. */
const NEEDED: readonly (readonly [name: string, present: (headers: Headers) => boolean])[] = [
  ["X-Content-Type-Options: nosniff", (headers) => /nosniff/i.test(headers["x-content-type-options"] ?? "")],
  [
    "Content-Security-Policy: frame-ancestors 'self'",
    (headers) =>
      /^\s*(deny|sameorigin)/i.test(headers["x-frame-options"] ?? "") ||
      /(^|[;,\s])frame-ancestors\s/i.test(headers["content-security-policy"] ?? ""),
  ],
];
const WELCOME = ["Referrer-Policy", "Permissions-Policy"];

export const rule = defineSiteRule({
  id: "security-headers-bundle",
  category: "technical",
  area: "security",
  severity: "low",
  fixKind: "config",
  certainty: 1,
  reads: ["home", "pages"],
  source: "https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html",
  judge: ({ home, pages }) => {
    if (isLoopback(home)) return notApplicable();
    const page = pagesByUrl(pages).get(home);
    if (page?.response.status !== 200) return unknown("The home page was not read, so its headers are not known.");
    const { headers } = page.response;
    const missing = NEEDED.filter(([, present]) => !present(headers)).map(([name]) => name);
    if (missing.length === 0) return pass();
    const alsoAbsent = WELCOME.filter((name) => !headers[name.toLowerCase()]);
    return fail({ at: "response headers of the home page", saw: { missing, alsoAbsent } });
  },
  words: { en },
  fix,
});
