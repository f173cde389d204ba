import { en } from "./words.en.ts";
import { alwaysEncryptedDomains } from "../../../../knowledge/hsts-domains.ts";
import { isHttps, isLoopback } from "../../../../reading/origin.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

export const rule = defineSiteRule({
  id: "hsts-missing",
  category: "technical",
  area: "security",
  severity: "low",
  fixKind: "config",
  certainty: 1,
  reads: ["home", "pages"],
  source: "https://www.rfc-editor.org/rfc/rfc6797",
  judge: ({ home, pages }) => {
    if (isLoopback(home) || !isHttps(home)) return notApplicable();
    if (alwaysEncryptedDomains.has(new URL(home).hostname.split(".").at(-1)!)) return pass();
    const page = pagesByUrl(pages).get(home);
    if (page?.response.status !== 200) return unknown("The home page was not read, so its headers are not known.");
    const header = page.response.headers["strict-transport-security"] ?? null;
    const age = Number(/max-age\s*=\s*"?(\d+)/i.exec(header ?? "")?.[1] ?? 0);
    if (age > 0) return pass();
    return fail({ at: "Strict-Transport-Security header of the home page", saw: header, expected: "max-age=31536000" });
  },
  words: { en },
  fix,
});
