import { en } from "./words.en.ts";
import { alternatesOf, type PageFacts, type SiteFacts } from "@audit/facts";
import { canonicalTargets } from "../../../../reading/canonical-target.ts";
import { canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { isDead } from "../../../../reading/dead-address.ts";
import { indexableSets } from "../../../../reading/hreflang-sets.ts";
import { inlinksOf } from "../../../../reading/inbound-links.ts";
import { redirectTarget } from "../../../../reading/redirect-path.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

/**
 * Dead addresses that no other rule tells about: those that links, redirects, canonicals of listed pages or their language
 * versions lead to have rules of their own, which name the place to mend.
 */
export const rule = defineSiteRule({
  id: "page-4xx",
  category: "technical",
  area: "status-redirects",
  severity: "high",
  fixKind: "redirect",
  certainty: 1,
  reads: ["start", "pages", "graph", "sitemaps"],
  source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
  judge: ({ start, pages, graph, sitemaps }) => {
    const inSitemap = new Set(sitemaps.entries.map((entry) => entry.url));
    const answered = pages.filter((page) => page.response.status > 0);
    const lost = answered.filter((page) => isDead(page) && inlinksOf({ pages, graph }, page.url).all === 0);
    const unreported = withoutReported(new Set(lost.map(({ url }) => url)), { pages, sitemaps });
    const dead = lost.filter(({ url }) => unreported.has(url));
    const named = namedBy(pages, unreported);
    const faults = dead.map(({ url, response }) => {
      const knownFrom = [
        ...(url === start ? ["start address"] : []),
        ...(inSitemap.has(url) ? ["sitemap"] : []),
        ...(named.get(url) ?? []),
      ];
      return { url, evidence: { at: "HTTP status", saw: { status: response.status, knownFrom }, expected: 200 } };
    });
    return judgePages(faults, answered.length);
  },
  words: { en },
  givesWayTo: [
    { to: ["sitemap-non-200"], as: "finding" },
    // Lists of versions that are written anew name no dead page.
    {
      to: ["hreflang-to-non-200", "hreflang-relative"],
      as: "task",
      anywhere: true,
      when: ({ evidence: { saw } }) => saw.knownFrom.every((from) => from.startsWith("language version of ")),
    },
  ],
  fix,
});

/** Those of the addresses that no redirect, canonical or language version leads to. */
function withoutReported(urls: Set<string>, site: Pick<SiteFacts, "pages" | "sitemaps">): ReadonlySet<string> {
  if (urls.size === 0) return urls;
  for (const page of site.pages) urls.delete(redirectTarget(page) ?? "");
  for (const { target } of canonicalVotes(site)) urls.delete(target);
  for (const { versions } of indexableSets(site)) for (const { url } of versions.valid) urls.delete(url);
  return urls;
}

/** By wanted address: the first page of each kind that names it otherwise than by a link, in words. */
function namedBy(pages: readonly PageFacts[], wanted: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, Map<string, string>>();
  const note = (target: string | null | undefined, kind: string, source: string): void => {
    if (!target || target === source || !wanted.has(target)) return;
    const kinds = named.get(target) ?? new Map<string, string>();
    if (!kinds.has(kind)) kinds.set(kind, source);
    named.set(target, kinds);
  };
  for (const page of wanted.size > 0 ? pages : []) {
    note(page.head.refresh?.url && URL.parse(page.head.refresh.url, page.url)?.href, "meta refresh", page.url);
    for (const target of canonicalTargets(page)) note(target, "canonical link", page.url);
    for (const version of alternatesOf(page)) note(version.url, "language version", page.url);
  }
  return new Map([...named].map(([url, kinds]) => [url, [...kinds].map(([kind, page]) => `${kind} of ${page}`)]));
}
