import { followedLinks } from "../../../../fixes/links/new-links.ts";
import { en } from "./words.en.ts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { indexableHtml } from "../../../../populations.ts";
import { pathOf } from "../../../../reading/address-parts.ts";
import { addressTrait } from "../../../../reading/address-traits.ts";
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
  source: "https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links",
  judge: (page) => {
    if (!linksTo(page, meantForSearch)) return notApplicable();
    const marked = nofollowLinks(page).filter(({ url }) => meantForSearch(url));
    if (marked.length === 0) return pass();
    const saw = { links: marked.length, examples: marked.slice(0, MOST_SHOWN).map(shownLink) };
    return fail({ at: "a[rel~=nofollow]", saw, expected: "links without nofollow" });
  },
  words: { en },
  fix: followedLinks,
});

const meantForSearch = addressTrait((url) => {
  if (/\?[^#]/.test(url)) return false;
  const path = pathOf(url);
  return !isUtilityPath(path) && !LEGAL.test(path);
});
