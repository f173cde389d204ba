import { sameSite } from "@audit/facts";
import { isPrivateHost } from "../../../../knowledge/private-hosts.ts";
import { servedHtml } from "../../../../populations.ts";
import { hostnameOf } from "../../../../reading/address-parts.ts";
import { addressTrait, hasTrait } from "../../../../reading/address-traits.ts";
import { leadsTo, shownLink } from "../../../../reading/page-links.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const MOST_SHOWN = 5;

export const rule = definePageRule({
  id: "links-to-http",
  category: "technical",
  area: "links",
  severity: "medium",
  fixKind: "link",
  // Some other site may still have no https.
  certainty: 0.8,
  over: servedHtml,
  reads: ["url", "links"],
  says: {
    failing: "Secure page links to unencrypted addresses",
    why: "Links to http:// addresses send visitors over an open line, and browsers warn before such pages. Inside your own site each one also costs a redirect.",
    fix: "Write https:// into these links, those of your own site first. If another site has no https, remove the link or accept it knowingly.",
    source: "https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/TLS",
  },
  told: ({ https, links, traits, outsideTraits }) =>
    !https || !links ? notApplicable() : ((traits | outsideTraits) & isOpenWeb.bit) !== 0 ? null : pass(),
  judge: (page) => {
    const { url: pageUrl, links } = page;
    if (!pageUrl.startsWith("https:") || links.length === 0) return notApplicable();
    const open = leadsTo(page, isOpenWeb) ? links.filter(({ url }) => url !== null && hasTrait(url, isOpenWeb)) : [];
    if (open.length === 0) return pass();
    const own = open.filter((link) => sameSite(link.url!, pageUrl));
    const examples = [...own, ...open.filter((link) => !own.includes(link))].slice(0, MOST_SHOWN).map(shownLink);
    return fail({
      at: "a[href]",
      saw: { links: open.length, ofThemToOwnSite: own.length, examples },
      expected: "https://",
    });
  },
});

/** Links to private hosts are links-to-localhost. */
const isOpenWeb = addressTrait((url) => url.startsWith("http:") && !isPrivateHost(hostnameOf(url)));
