import type { LinkRelFact, PageFacts } from "@audit/facts";
import { OPEN_GRAPH_BASICS, cardValue, openGraphValue } from "../reading/social-tags.ts";
import { nameBits } from "./bits.ts";

export const headBits = nameBits(
  /** Leads on to another address by meta refresh. */
  "forwards",
  "bases",
  "robotsTags",
  "robotsOutsideHead",
  "manyViewports",
  "canonicals",
  "canonicalOutsideHead",
  /** All below is told of canonical links in the head. */
  "canonicalInHead",
  "manyCanonicals",
  "canonicalAddress",
  "canonicalQuery",
  "canonicalAttributes",
  /** One that is written in another way than as a plain web address. */
  "oddCanonical",
  "hreflang",
  "hreflangOutsideHead",
  "hreflangInHead",
  "shortHreflang",
  "ogTitle",
  "ogType",
  "ogImage",
  "ogUrl",
  "ogImageSize",
  "cardTitle",
  "cardImage",
);

const bit = headBits;

/** What the head of a page says at a glance. */
export function readHeadSigns({ head, response }: PageFacts): number {
  let signs = readMetas(head.metas) | readCanonicals(head.canonicals) | readSocial(head);
  if (head.refresh !== null && head.refresh.url !== null) signs |= bit.forwards;
  if (head.bases.length > 0) signs |= bit.bases;
  for (const url of response.canonicalHeader) if (url.includes("?")) signs |= bit.canonicalQuery;
  return head.hreflang.length === 0 ? signs : signs | readVersions(head.hreflang);
}

function readMetas(metas: PageFacts["head"]["metas"]): number {
  let signs = 0;
  let viewports = 0;
  for (const { key, via, inHead, content } of metas) {
    if (via !== "name") continue;
    if (key === "viewport") viewports++;
    else if (key === "robots" || key === "googlebot") {
      signs |= inHead || content.trim() === "" ? bit.robotsTags : bit.robotsTags | bit.robotsOutsideHead;
    }
  }
  return viewports > 1 ? signs | bit.manyViewports : signs;
}

/** A whole address of plain letters, which can be nothing but what it says. */
const PLAIN = /^https?:\/\/(?!https?[:/])[\w.:-]+\/[\w./?=&+~,-]*$/;

function readCanonicals(canonicals: readonly LinkRelFact[]): number {
  let signs = 0;
  for (const { href, url, inHead, hreflang, media, type } of canonicals) {
    signs |= bit.canonicals;
    if (!inHead) {
      signs |= bit.canonicalOutsideHead;
      continue;
    }
    signs |= (signs & bit.canonicalInHead) === 0 ? bit.canonicalInHead : bit.manyCanonicals;
    if (url !== null) signs |= url.includes("?") ? bit.canonicalAddress | bit.canonicalQuery : bit.canonicalAddress;
    if (url === null || !PLAIN.test(href)) signs |= bit.oddCanonical;
    if (hreflang !== null || media !== null || type !== null) signs |= bit.canonicalAttributes;
  }
  return signs;
}

function readVersions(links: readonly LinkRelFact[]): number {
  let signs = bit.hreflang;
  for (const { href, inHead } of links) {
    signs |= inHead ? bit.hreflangInHead : bit.hreflangOutsideHead;
    if (inHead && !href.startsWith("https://") && !href.startsWith("http://")) signs |= bit.shortHreflang;
  }
  return signs;
}

const BASICS = [bit.ogTitle, bit.ogType, bit.ogImage, bit.ogUrl];

function readSocial(head: PageFacts["head"]): number {
  let signs = 0;
  for (let at = 0; at < BASICS.length; at++)
    if (openGraphValue(head, OPEN_GRAPH_BASICS[at]!) !== null) signs |= BASICS[at]!;
  const { openGraph } = head;
  if (openGraph["og:image:width"] !== undefined && openGraph["og:image:height"] !== undefined) signs |= bit.ogImageSize;
  if (cardValue(head, "twitter:title") !== null) signs |= bit.cardTitle;
  if (cardValue(head, "twitter:image") !== null || cardValue(head, "twitter:image:src") !== null)
    signs |= bit.cardImage;
  return signs;
}
