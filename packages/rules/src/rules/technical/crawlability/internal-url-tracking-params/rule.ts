import * as clean from "../../../../fixes/links/clean-links.ts";
import { en } from "./words.en.ts";
import { trackingParametersOf } from "../../../../knowledge/tracking-params.ts";
import { servedHtml } from "../../../../populations.ts";
import { addressTrait } from "../../../../reading/address-traits.ts";
import { canonicalTargets } from "../../../../reading/canonical-target.ts";
import { internalLinks, internalLinksWith, shownLink } from "../../../../reading/page-links.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const isTagged = addressTrait(
  (url) => trackingParametersOf(url).length > 0,
  (url) => url.includes("?"),
);

export const rule = definePageRule({
  id: "internal-url-tracking-params",
  category: "technical",
  area: "crawlability",
  severity: "medium",
  fixKind: "template",
  certainty: 0.95,
  over: servedHtml,
  reads: ["url", "links", "head", "response"],
  source: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  judge: (page) => {
    const canonical = canonicalTargets(page).find((url) => trackingParametersOf(url).length > 0);
    if (canonical !== undefined)
      return fail({ at: "link[rel=canonical]", saw: canonical, expected: "the plain address" });
    if (internalLinks(page).length === 0) return notApplicable();
    const tagged = internalLinksWith(page, isTagged);
    if (tagged.length === 0) return pass();
    const parameters = [...new Set(tagged.flatMap(({ url }) => trackingParametersOf(url)))];
    return fail({
      at: "a[href]",
      saw: { links: tagged.length, parameters, examples: tagged.slice(0, 5).map(shownLink) },
    });
  },
  words: { en },
  fix: clean.cleanLinks,
});
