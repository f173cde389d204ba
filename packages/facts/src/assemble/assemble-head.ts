import type { FoundLinkRel, FoundMeta } from "../collect/findings.ts";
import type { PageState } from "../collect/page-state.ts";
import type { HeadFacts, LinkRelFact } from "../page-facts.ts";
import { collapse, detach } from "../text/characters.ts";
import type { PageResolver } from "../url/page-resolver.ts";

/** Names that crawlers give themselves in meta tags. */
const crawlerName =
  /^(googlebot(-news|-image|-video)?|google-extended|bingbot|msnbot|slurp|duckduckbot|yandex(bot)?|baiduspider|applebot(-extended)?|gptbot|oai-searchbot|ccbot|claudebot|perplexitybot|naverbot|yeti|seznambot|otherbot|facebot|amazonbot)$/;

function directives(content: string): string[] {
  return content
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function readRobots(metas: readonly FoundMeta[]): Pick<HeadFacts, "robots" | "robotsByAgent"> {
  const robots: string[] = [];
  const robotsByAgent: Record<string, string[]> = {};
  for (const meta of metas) {
    if (meta.via !== "name") continue;
    if (meta.key === "robots") robots.push(...directives(meta.content));
    else if (crawlerName.test(meta.key)) (robotsByAgent[meta.key] ??= []).push(...directives(meta.content));
  }
  return { robots, robotsByAgent };
}

const socialKey = /^(og|product|article|book|profile|music|video|place|business|fb):/;

function readSocial(metas: readonly FoundMeta[]): Pick<HeadFacts, "openGraph" | "twitter"> {
  const openGraph: Record<string, string> = {};
  const twitter: Record<string, string> = {};
  for (const { key, content } of metas) {
    if (socialKey.test(key)) openGraph[key] ??= content;
    else if (key.startsWith("twitter:")) twitter[key] ??= content;
  }
  return { openGraph, twitter };
}

/** "5; url=/next" by the HTML standard's shared declarative refresh steps, quotes around the address allowed. */
function readRefresh(metas: readonly FoundMeta[], resolver: PageResolver): HeadFacts["refresh"] {
  const written = metas.find((meta) => meta.via === "http-equiv" && meta.key === "refresh")?.content;
  // Runs of white space would let the pattern below try every way to share them out.
  const content = written === undefined ? undefined : collapse(written);
  const parts =
    content === undefined
      ? null
      : /^\s*(\d*)(?:\.[\d.]*)?\s*(?:[;,\s]\s*(?:url\s*=\s*)?(["']?)(.*?)\2\s*)?$/is.exec(content);
  if (parts === null || (parts[1] === "" && parts[3] === undefined)) return null;
  const target = parts[3] ?? "";
  return { seconds: Number(parts[1]), url: target === "" ? null : resolver.resolve(target) };
}

function toLinkRel(found: FoundLinkRel, resolver: PageResolver): LinkRelFact {
  const { href, rel, hreflang, type, media, as, inHead } = found;
  const blank = href === null || href.trim() === "";
  return { rel, href: href ?? "", url: blank ? null : resolver.resolve(href), hreflang, type, media, as, inHead };
}

function firstContent(metas: readonly FoundMeta[], key: string): string | null {
  return metas.find((meta) => meta.via === "name" && meta.key === key)?.content ?? null;
}

export function assembleHead(state: PageState, resolver: PageResolver, base: string | null): HeadFacts {
  const { metas } = state;
  const linkRels = state.linkRels.map((found) => toLinkRel(found, resolver));
  const described = metas.filter((meta) => meta.via === "name" && meta.key === "description");
  return {
    titles: state.titles,
    titlesOutsideHead: state.titlesOutsideHead,
    descriptions: described.map((meta) => detach(collapse(meta.content))),
    metas,
    linkRels,
    canonicals: linkRels.filter((link) => link.rel.includes("canonical")),
    hreflang: linkRels.filter((link) => link.rel.includes("alternate") && (link.hreflang ?? "").trim() !== ""),
    ...readRobots(metas),
    viewport: firstContent(metas, "viewport"),
    refresh: readRefresh(metas, resolver),
    base,
    bases: state.bases,
    lang: state.lang,
    dir: state.dir,
    generator: firstContent(metas, "generator"),
    ...readSocial(metas),
  };
}
