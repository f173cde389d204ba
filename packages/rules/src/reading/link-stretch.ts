import type { LinkFact } from "@audit/facts";
import { spamWords } from "../knowledge/spam-words.ts";
import { linkBits } from "../signs/link-signs.ts";
import { addressAfter, type KnownAddress } from "./address-traits.ts";
import { isVagueText } from "./vague-text.ts";

/** A link with a web address on the page's own host (with or without www). */
export type InternalLink = LinkFact & { readonly url: string };

/** Links of one stretch of a page by what rules ask of them, in order; those to the page itself are left out of most lists. */
export interface LinkStretch {
  readonly internal: readonly InternalLink[];
  /** To other hosts, and those without a web address. */
  readonly outside: readonly LinkFact[];
  /** Say nothing; those to the page itself as well. */
  readonly wordless: readonly LinkFact[];
  /** Written with a "#"; those to the page itself as well. */
  readonly marked: readonly LinkFact[];
  /** Internal ones in the content of the page. */
  readonly inContent: readonly InternalLink[];
  /** Internal ones with rel=nofollow. */
  readonly nofollow: readonly InternalLink[];
  /** Internal ones that leave the page and have neither text nor what stands in for it. */
  readonly bare: readonly InternalLink[];
  /** Traits that any internal link's address has. */
  readonly traits: number;
  /** The same for those to other hosts. */
  readonly outsideTraits: number;
  /** The same for those with rel=nofollow. */
  readonly nofollowTraits: number;
  /** What is true of any of them, as `linkBits` names it. */
  readonly signs: number;
  /** How many in the content have a vague text, and how many to other hosts one of spam. */
  readonly vague: number;
  readonly spam: number;
}

const ROUTER = /#(!\/?|\/)[a-z0-9]/i;
const COMMON_SCHEME = /^(mailto:(?!\/\/)|tel:|sms:|javascript:)/i;
const HASH = 0x23;

const bit = linkBits;

/**
 * @param own address of the page; null where none of the links leads to it.
 * @param site its host, as known addresses have it.
 */
export function readStretch(links: readonly LinkFact[], own: string | null, site: string): LinkStretch {
  const internal: InternalLink[] = [];
  const outside: LinkFact[] = [];
  const wordless: LinkFact[] = [];
  const marked: LinkFact[] = [];
  const inContent: InternalLink[] = [];
  const nofollow: InternalLink[] = [];
  const bare: InternalLink[] = [];
  let [traits, outsideTraits, nofollowTraits, signs, vague, spam] = [0, 0, 0, bit.links, 0, 0];
  let before: KnownAddress | null = null;
  for (const link of links) {
    const { url, href, text, label, region } = link;
    const address: KnownAddress | null = url === null ? null : addressAfter(before, url);
    before = address ?? before;
    if (isBlank(text) && isBlank(label) && !link.hidden) wordless.push(link);
    if (href.includes("#")) {
      marked.push(link);
      if (address?.site === site) signs |= ROUTER.test(href) ? bit.markedOwnLinks | bit.routes : bit.markedOwnLinks;
    }
    if (address === null) {
      outside.push(link);
      if (!COMMON_SCHEME.test(href)) signs |= bit.oddLinks;
      continue;
    }
    if (url === own) continue;
    if (address.site !== site) {
      outside.push(link);
      outsideTraits |= address.traits;
      if (spamWords.test(text)) spam++;
      continue;
    }
    // Its address is known here; a link is not copied to tell the compiler so.
    const inner = link as InternalLink;
    internal.push(inner);
    traits |= address.traits;
    if (leadsOn(inner)) {
      signs |= bit.leadingLinks;
      if (!isNamed(inner)) bare.push(inner);
    }
    if (link.rel.length > 0 && link.rel.includes("nofollow")) {
      nofollow.push(inner);
      nofollowTraits |= address.traits;
    }
    if (region !== "main" && region !== "body") continue;
    inContent.push(inner);
    if (isVagueLink(inner)) vague++;
  }
  if (wordless.length > 0) signs |= bit.wordlessLinks;
  if (internal.length > 0) signs |= bit.internalLinks;
  if (inContent.length > 0) signs |= bit.contentLinks;
  return {
    internal,
    outside,
    wordless,
    marked,
    inContent,
    nofollow,
    bare,
    traits,
    outsideTraits,
    nofollowTraits,
    signs,
    vague,
    spam,
  };
}

/** False for a link to a part of the page. */
export const leadsOn = ({ href }: LinkFact): boolean => href.charCodeAt(0) !== HASH;

export const isNamed = ({ text, label }: LinkFact): boolean => text !== "" || label !== "";

/** True when neither text nor what stands in for it says where a link leads. */
export const isVagueLink = ({ text, label }: LinkFact): boolean =>
  (label === "" || label === text) && isVagueText(text);

const SPACE = 0x20;
const LAST_ASCII = 0x7f;

/** The first letter mostly tells. */
function isBlank(text: string): boolean {
  if (text === "") return true;
  const first = text.charCodeAt(0);
  return (first <= SPACE || first > LAST_ASCII) && text.trim() === "";
}
