import { en } from "./words.en.ts";
import type { LinkFact } from "@audit/facts";
import { isPrivateHost } from "../../../../knowledge/private-hosts.ts";
import { servedHtml } from "../../../../populations.ts";
import { hostnameOf } from "../../../../reading/address-parts.ts";
import { addressTrait } from "../../../../reading/address-traits.ts";
import { isLoopback } from "../../../../reading/origin.ts";
import { outsideLinks, shownLink } from "../../../../reading/page-links.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

const MOST_SHOWN = 5;
/** file: addresses, and paths of a Windows disk or network share. */
const ON_DISK = /^(file:|[a-z]:[\\/]|\\\\)/i;

export const rule = definePageRule({
  id: "links-to-localhost",
  category: "technical",
  area: "links",
  severity: "high",
  fixKind: "link",
  // A handbook for developers may name such addresses on purpose.
  certainty: 0.9,
  over: servedHtml,
  reads: ["url", "links"],
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  judge: (page) => {
    if (page.links.length === 0) return notApplicable();
    const found = outsideLinks(page).filter((link) => leadsInside(link, page.url));
    if (found.length === 0) return pass();
    return fail({
      at: "a[href]",
      saw: { links: found.length, examples: found.slice(0, MOST_SHOWN).map(shownLink) },
      expected: "a public address",
    });
  },
  words: { en },
  fix,
});

const onPrivateHost = addressTrait((url) => isPrivateHost(hostnameOf(url)));

function leadsInside({ href, url }: LinkFact, pageUrl: string): boolean {
  if (url === null) return ON_DISK.test(href);
  if (!onPrivateHost(url)) return false;
  const [target, own] = [new URL(url), new URL(pageUrl)];
  // Audited on this machine or inside a company network, the site's own address is where it should be.
  if (isLoopback(pageUrl)) return !isLoopback(url) || target.port !== own.port;
  return target.hostname !== own.hostname;
}
