import { en } from "./words.en.ts";
import { sameSite } from "@audit/facts";
import { isPrivateHost } from "../../../../knowledge/private-hosts.ts";
import { servedHtml } from "../../../../populations.ts";
import { hostnameOf } from "../../../../reading/address-parts.ts";
import { addressTrait } from "../../../../reading/address-traits.ts";
import { leadsTo, shownLink } from "../../../../reading/page-links.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

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
  source: "https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/TLS",
  judge: (page) => {
    const { url: pageUrl, links } = page;
    if (!pageUrl.startsWith("https:") || links.length === 0) return notApplicable();
    const open = leadsTo(page, isOpenWeb) ? links.filter(({ url }) => url !== null && isOpenWeb(url)) : [];
    if (open.length === 0) return pass();
    const own = open.filter((link) => sameSite(link.url!, pageUrl));
    const examples = [...own, ...open.filter((link) => !own.includes(link))].slice(0, MOST_SHOWN).map(shownLink);
    return fail({
      at: "a[href]",
      saw: { links: open.length, ofThemToOwnSite: own.length, examples },
      expected: "https://",
    });
  },
  words: { en },
  fix,
});

/** Links to private hosts are links-to-localhost. */
const isOpenWeb = addressTrait(
  (url) => !isPrivateHost(hostnameOf(url)),
  (url) => url.startsWith("http:"),
);
