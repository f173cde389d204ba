import type { PageFacts, SdItem, SiteFacts } from "@audit/facts";
import type { PageJson } from "./audit-json.ts";
import type { LinkCounts } from "./count-links.ts";

/** A fetched URL as `audit --json` shows it. */
export function presentPage(site: SiteFacts, index: number, links: LinkCounts): PageJson {
  const page = site.pages[index]!;
  const { head, response } = page;
  const node = site.graph.nodeOf(page.url);
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
    h1: page.headings.filter((heading) => heading.level === 1).map((heading) => heading.text),
    canonical: head.canonicals[0]?.url ?? null,
    robots: [...head.robots, ...response.robotsHeader],
    lang: head.lang,
    hreflang: head.hreflang.map(({ hreflang, url, href }) => ({ lang: hreflang ?? "", href: url ?? href })),
    images: { total: page.images.total, noAlt: page.images.noAlt, emptyAlt: page.images.emptyAlt },
    jsonld: jsonLdOf(page),
    links,
    words: page.text.words,
    kind: page.kind,
    template: site.templates[site.templateOf[index] ?? -1]?.id ?? null,
    indexable: page.indexability.indexable,
    indexability: page.indexability.reason,
  };
}

function jsonLdOf({ structuredData: { blocks, items } }: PageFacts): PageJson["jsonld"] {
  const types = new Set<string>();
  for (const item of items) if (item.format === "json-ld") collectTypes(item, types);
  return { blocks: blocks.length, invalid: blocks.filter((block) => !block.valid).length, types: [...types] };
}

function collectTypes(item: SdItem, types: Set<string>): void {
  for (const type of item.types) types.add(type);
  for (const values of Object.values(item.props)) {
    for (const value of values) if (typeof value === "object") collectTypes(value, types);
  }
}
