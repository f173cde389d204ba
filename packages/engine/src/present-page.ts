import type { PageFacts, PageMeaning, SiteFacts } from "@audit/facts";
import type { PageJson } from "./audit-json.ts";
import type { LinkCounts } from "./count-links.ts";
import { listingOf } from "./listing-of.ts";
import { notedForJson } from "./noted-for-json.ts";

/** What is known of a page beside its facts. */
interface Known {
  readonly links: LinkCounts;
  readonly meaning: PageMeaning | null;
}

/** A fetched URL as `audit --json` shows it. */
export function presentPage(site: SiteFacts, page: PageFacts, index: number, { links, meaning }: Known): PageJson {
  const { head, response } = page;
  const { h1, jsonld, sku } = notedForJson(page);
  const node = site.graph.nodeOf(page.url);
  const { indexable, reason: indexability } = listingOf(site, index);
  const depth = node < 0 ? -1 : site.graph.depthOf(node);
  return {
    url: page.url,
    status: response.status,
    redirectTo: response.redirectTo,
    contentType: response.contentType,
    depth: depth < 0 ? null : depth,
    bytes: response.bytes,
    ttfbMs: response.ttfbMs,
    title: head.titles[0] ?? null,
    titleCount: head.titles.length,
    description: head.descriptions[0] ?? null,
    descriptionCount: head.descriptions.length,
    h1,
    canonical: head.canonicals[0]?.url ?? null,
    robots: [...head.robots, ...response.robotsHeader],
    lang: head.lang,
    hreflang: head.hreflang.map(({ hreflang, url, href }) => ({ lang: hreflang ?? "", href: url ?? href })),
    images: { total: page.images.total, noAlt: page.images.noAlt, emptyAlt: page.images.emptyAlt },
    jsonld,
    links,
    words: page.text.words,
    kind: meaning?.kind ?? null,
    offer: meaning?.offer ?? null,
    sku,
    mainImage: meaning?.mainImage ?? null,
    mainText: meaning?.mainText ?? null,
    language: meaning?.language ?? null,
    ogImage: head.openGraph["og:image"] ?? null,
    template: site.templates[site.templateOf[index] ?? -1]?.id ?? null,
    indexable,
    indexability,
  };
}
