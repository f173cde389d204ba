import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { isAffiliateLink } from "../../../../knowledge/affiliate-hosts.ts";
import { readableHtml } from "../../../../populations.ts";
import { hostnameOf } from "../../../../reading/address-parts.ts";
import { addressTrait } from "../../../../reading/address-traits.ts";
import { outsideLinksWith, shownLink } from "../../../../reading/page-links.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const QUALIFIED: ReadonlySet<string> = new Set(["sponsored", "nofollow", "ugc"]);

/** Partner links are told by their address; who wrote a comment can't be told from the page. */
export const rule = definePageRule({
  id: "external-ugc-unqualified",
  category: "technical",
  area: "external-links",
  severity: "medium",
  fixKind: "template",
  certainty: 0.95,
  over: readableHtml,
  reads: ["url", "links", "images"],
  source: "https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links",
  judge: (page) => {
    // Nobody can follow a link without anything in it.
    const pictured = page.images.list.some(({ inLink, alt }) => inLink && !alt);
    const paid = outsideLinksWith(page, earns).filter(({ text, label }) => pictured || `${text}${label}`.trim() !== "");
    if (paid.length === 0) return notApplicable();
    const unmarked = paid.filter(({ rel }) => !rel.some((token) => QUALIFIED.has(token)));
    if (unmarked.length === 0) return pass();
    const saw = { links: unmarked.length, examples: unmarked.slice(0, 5).map(shownLink) };
    return fail({ at: "a[href]", saw, expected: "rel=sponsored" });
  },
  words: { en },
  fix,
});

const earns = addressTrait((url) => isAffiliateLink(hostnameOf(url), url));
