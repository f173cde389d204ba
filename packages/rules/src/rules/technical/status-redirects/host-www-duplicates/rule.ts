import { oneHost } from "../../../../fixes/server/hosts.ts";
import { en } from "./words.en.ts";
import { canonicalIn, titleIn } from "../../../../reading/probe-text.ts";
import { sameHost } from "../../../../reading/address-form.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { normalised } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** The http form of the site is judged by https-redirect-missing. */
export const rule = defineSiteRule({
  id: "host-www-duplicates",
  category: "technical",
  area: "status-redirects",
  severity: "high",
  fixKind: "redirect",
  certainty: 0.95,
  reads: ["home", "pages", "probes"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: ({ home, pages, probes: { otherHost } }) => {
    if (otherHost === null) return notApplicable();
    if (otherHost.status !== 200) return pass();
    const text = otherHost.text ?? "";
    // A canonical that names the chosen host tells search engines which of the two counts.
    const canonical = canonicalIn(text, otherHost.url);
    if (canonical !== null && new URL(canonical).host === new URL(home).host) return pass();
    const own = pagesByUrl(pages).get(home)?.head.titles[0];
    const other = titleIn(text);
    const isSame = own !== undefined && other !== null && normalised(own) === normalised(other);
    if (!isSame && !(canonical !== null && sameHost(canonical, home))) {
      return unknown(`${otherHost.url} answers 200; whether it shows the same site could not be told from its title.`);
    }
    return fail({ at: otherHost.url, saw: { status: 200, title: other }, expected: `redirect to ${home}` });
  },
  words: { en },
  fix: oneHost,
});
