import { en } from "./words.en.ts";
import { sameHost } from "../../../../reading/address-form.ts";
import { viewsAs } from "../../../../reading/page-views.ts";
import { redirectTarget } from "../../../../reading/redirect-path.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "hreflang-redirect-geoip",
  category: "technical",
  area: "status-redirects",
  severity: "high",
  fixKind: "config",
  certainty: 0.9,
  reads: ["pages", "probes"],
  source: "https://developers.google.com/search/docs/specialty/international/locale-adaptive-pages",
  judge: (site) => {
    const pairs = viewsAs(site, "other-language");
    const faults = pairs.flatMap(({ first, view }) => {
      const target = redirectTarget(view.page);
      if (target === null || !sameHost(target, first.url)) return [];
      const saw = { acceptLanguage: view.sent, status: view.page.response.status, redirectTo: target };
      return [
        { url: first.url, evidence: { at: "Accept-Language", saw, expected: "the same page, whatever the language" } },
      ];
    });
    return judgePages(faults, pairs.length);
  },
  words: { en },
  fix: null,
});
