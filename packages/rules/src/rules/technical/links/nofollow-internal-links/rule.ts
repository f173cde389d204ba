import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { indexableHtml } from "../../../../populations.ts";
import { pathOf } from "../../../../reading/address-parts.ts";
import { addressTrait, hasTrait } from "../../../../reading/address-traits.ts";
import { linksTo, nofollowLinks, shownLink } from "../../../../reading/page-links.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const MOST_SHOWN = 5;
const LEGAL =
  /\/[^/]*(privacy|datenschutz|imprint|impressum|legal|mentions|terms|conditions|agb|cgv|widerruf|cookies?|aviso|policy|policies)[^/]*\/?$/i;

/** Filters, carts, sign-in and legal pages may be held back; the rest of the own site should count. */
export const rule = definePageRule({
  id: "nofollow-internal-links",
  category: "technical",
  area: "links",
  severity: "medium",
  fixKind: "template",
  certainty: 0.85,
  over: indexableHtml,
  reads: ["url", "links"],
  says: {
    failing: "Links to own pages are marked nofollow",
    why: "The mark tells search engines not to trust the target, here your own page. The link's strength is thrown away, not saved for other links.",
    fix: 'Take rel="nofollow" off links inside the site. Keep it for paid links and for links that visitors write.',
    source: "https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links",
  },
  told: ({ traits, nofollowTraits }) =>
    (traits & meantForSearch.bit) === 0 ? notApplicable() : (nofollowTraits & meantForSearch.bit) === 0 ? pass() : null,
  judge: (page) => {
    if (!linksTo(page, meantForSearch)) return notApplicable();
    const marked = nofollowLinks(page).filter(({ url }) => hasTrait(url, meantForSearch));
    if (marked.length === 0) return pass();
    const saw = { links: marked.length, examples: marked.slice(0, MOST_SHOWN).map(shownLink) };
    return fail({ at: "a[rel~=nofollow]", saw, expected: "links without nofollow" });
  },
});

const meantForSearch = addressTrait((url) => {
  if (/\?[^#]/.test(url)) return false;
  const path = pathOf(url);
  return !isUtilityPath(path) && !LEGAL.test(path);
});
