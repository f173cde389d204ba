import type { FoundLinkRel, FoundMeta } from "../collect/findings.ts";
import type { PageState } from "../collect/page-state.ts";
import type { Draft } from "../draft.ts";
import type { HeadFacts, LinkRelFact } from "../page-facts.ts";
import { collapse, detach } from "../text/characters.ts";
import type { PageResolver } from "../url/page-resolver.ts";
import { isUnfilledAddress } from "../url/unfilled-address.ts";

/** Names that crawlers give themselves in meta tags. */
const crawlerName =
  /^(googlebot(-news|-image|-video)?|google-extended|bingbot|msnbot|slurp|duckduckbot|yandex(bot)?|baiduspider|applebot(-extended)?|gptbot|oai-searchbot|ccbot|claudebot|perplexitybot|naverbot|yeti|seznambot|otherbot|facebot|amazonbot)$/;

/** Longer than any honest one; patterns of rules that meet millions of characters run out of stack. */
const longestTitle = 5_000;
const longestContent = 20_000;
const mostTitles = 100;

const cut = (text: string, most: number): string => (text.length > most ? detach(text.slice(0, most)) : text);

function directives(content: string): string[] {
  return cut(content, longestContent)
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** What the meta elements say, the content of the first refresh as it is written. */
type MetaReading = Draft<
  Pick<HeadFacts, "descriptions" | "robots" | "robotsByAgent" | "viewport" | "generator" | "openGraph" | "twitter">
> & { refresh: string | null };

const socialKey = /^(og|product|article|book|profile|music|video|place|business|fb):/;

function noteSocial({ openGraph, twitter }: MetaReading, { key, content }: FoundMeta): void {
  if (key.startsWith("twitter:")) twitter[key] ??= content;
  else if (socialKey.test(key)) openGraph[key] ??= content;
}

function noteNamed(read: MetaReading, { key, content }: FoundMeta): void {
  if (key === "description") read.descriptions.push(detach(collapse(content)));
  else if (key === "viewport") read.viewport ??= content;
  else if (key === "generator") read.generator ??= content;
  else if (key === "robots") read.robots.push(...directives(content));
  else if (crawlerName.test(key)) (read.robotsByAgent[key] ??= []).push(...directives(content));
}

function readMetas(metas: readonly FoundMeta[]): MetaReading {
  const read: MetaReading = {
    descriptions: [],
    robots: [],
    robotsByAgent: {},
    viewport: null,
    generator: null,
    openGraph: {},
    twitter: {},
    refresh: null,
  };
  for (const meta of metas) {
    // No other key that means anything has a colon.
    if (meta.key.includes(":")) noteSocial(read, meta);
    else if (meta.via === "name") noteNamed(read, meta);
    else if (meta.via === "http-equiv" && meta.key === "refresh") read.refresh ??= meta.content;
  }
  return read;
}

/** "5; url=/next" by the HTML standard's shared declarative refresh steps, quotes around the address allowed. */
function readRefresh(written: string | null, resolver: PageResolver): HeadFacts["refresh"] {
  if (written === null) return null;
  // Runs of white space would let the pattern try every way to share them out.
  const content = collapse(written);
  const parts = /^\s*(\d*)(?:\.[\d.]*)?\s*(?:[;,\s]\s*(?:url\s*=\s*)?(["']?)(.*?)\2\s*)?$/is.exec(content);
  if (parts === null || (parts[1] === "" && parts[3] === undefined)) return null;
  const target = parts[3] ?? "";
  return { seconds: Number(parts[1]), url: target === "" ? null : resolver.resolve(target) };
}

const namesPage = (rel: readonly string[]): boolean => rel.includes("canonical") || rel.includes("alternate");

function toLinkRel(found: FoundLinkRel, resolver: PageResolver): LinkRelFact {
  const { href, rel, hreflang, type, media, as, inHead } = found;
  // Code of the template names no page: the page is judged as one that says nothing of another.
  const blank = href === null || href.trim() === "" || (namesPage(rel) && isUnfilledAddress(href));
  return { rel, href: href ?? "", url: blank ? null : resolver.resolve(href), hreflang, type, media, as, inHead };
}

export function assembleHead(state: PageState, resolver: PageResolver, base: string | null): HeadFacts {
  const read = readMetas(state.metas);
  const linkRels: LinkRelFact[] = [];
  const canonicals: LinkRelFact[] = [];
  const hreflang: LinkRelFact[] = [];
  for (const found of state.linkRels) {
    const link = toLinkRel(found, resolver);
    linkRels.push(link);
    if (link.rel.includes("canonical")) canonicals.push(link);
    if (link.hreflang !== null && link.rel.includes("alternate") && link.hreflang.trim() !== "") hreflang.push(link);
  }
  return {
    titles: state.titles.slice(0, mostTitles).map((title) => cut(title, longestTitle)),
    titlesOutsideHead: state.titlesOutsideHead,
    descriptions: read.descriptions.map((text) => cut(text, longestContent)),
    metas: state.metas.map((meta) => ({ ...meta, content: cut(meta.content, longestContent) })),
    linkRels,
    canonicals,
    hreflang,
    robots: read.robots,
    robotsByAgent: read.robotsByAgent,
    viewport: read.viewport,
    refresh: readRefresh(read.refresh, resolver),
    base,
    bases: state.bases,
    lang: state.lang,
    dir: state.dir,
    generator: read.generator,
    openGraph: read.openGraph,
    twitter: read.twitter,
  };
}
