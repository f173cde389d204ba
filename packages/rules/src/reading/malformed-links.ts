import type { LinkFact, PageFacts } from "@audit/facts";
import { addressTrait, type AddressTrait } from "./address-traits.ts";
import { internalLinksWith, outsideLinks } from "./page-links.ts";

/** A link that leads nowhere because of how it is written. */
export interface MalformedLink {
  readonly link: LinkFact;
  /** The address that was plainly meant, or null. */
  readonly meant: string | null;
}

const withScheme = (_all: string, scheme = "", rest = ""): string => `${scheme.toLowerCase()}://${rest}`;

const digitsOf = (number: string): string => number.replaceAll("%20", "").replace(/[^\d+]/g, "");

/** Repairs that leave no doubt, by what was written. */
const REPAIRS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  // The editor's prefix stands before a whole address: http://https://shop.example, http://https//shop.example.
  [/^https?:\/\/(https?)(?::\/*|\/+)(?=[^/]*\.)(.+)$/i, withScheme],
  [/^\/+(https?):?\/\/(?=[^/]*\.)(.+)$/i, withScheme],
  [/^(https?)\/\/(?=[^/]*\.)(.+)$/i, withScheme],
  [/^(?!https?:)h+t+p+(s*)[:;]\/*(.+)$/i, (_all, s = "", rest = "") => `http${s ? "s" : ""}://${rest}`],
  [/^\/?(www\.[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#].*)?)$/i, (_all, rest = "") => `https://${rest}`],
  [/^\/?([\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})$/i, (_all, mail = "") => `mailto:${mail}`],
  // A name stands before the address: http://The club: https://club.example.
  [/^https?:\/\/[^/]*(?:\s|%20)[^/]*?(https?):\/\/([^\s%]+\.[^\s%]+)$/i, withScheme],
  [/^mailto:\/\/(.+)$/i, (_all, mail = "") => `mailto:${mail}`],
  // A word before the number: tel:Phone: 20 7123 4567. Letters behind it may be the number itself, as in 1-800-FLOWERS.
  [
    /^tel:(?:\s|%20)*\p{L}(?:%20|[^\d+%])*(\+?\d(?:[\d\s()./-]|%20){5,})$/iu,
    (_all, number = "") => `tel:${digitsOf(number)}`,
  ],
];

/** A field of a template or a script that was never filled. */
const UNFILLED =
  /^(mailto|tel):\/*$|^\/?(undefined|null|NaN)\/?$|\[object Object\]|\{\{|\$\{|<\?php|%7B%7B|\{\d+\}|%7B\d+%7D/i;
/** The tag of a second link, set into the address of the first. */
const NESTED = /<a\s/i;
/** Says where it wants to go, yet no browser can tell. */
const WEB = /^(https?:|\/\/)/i;

/** Of what is no web address, the spellings that are looked at. */
const BY_SCHEME = /^(h+t+p+s*[:;]|mailto:\/|(mailto|tel):$|tel:(\s|%20)*\p{L})/iu;

/** On the site's own host: what browsers made of it. Looked at once an address, however many links have it. */
const mayBeMalformed = addressTrait((url) =>
  /\/(www\.|https?:|undefined\b|null\b|NaN\b)|@|\[object|\{\{|\$\{|%7B%7B|<\?php|%3C\?php|\$%7B|\{\d|%7B\d|<a|%3Ca/i.test(
    url.slice(url.indexOf("/", url.indexOf("//") + 2)),
  ),
);

/** "http://https//shop.example" leads to a host by the name of "https". */
const namesScheme: AddressTrait = (url) => /^https?:\/\/(www\.)?https?:?(\/|$)/.test(url);

/** Links without a web address aside, malformed ones have it. */
export const mayBeLost: AddressTrait = (url) => mayBeMalformed(url) || namesScheme(url);

/** Links of a page that lead nowhere as they are written. */
export function malformedLinks(page: Pick<PageFacts, "url" | "links">): MalformedLink[] {
  const own = internalLinksWith(page, mayBeMalformed);
  const others = outsideLinks(page).filter(({ url, href }) =>
    url === null ? WEB.test(href) || BY_SCHEME.test(href) : mayBeLost(url),
  );
  return [...own, ...others].flatMap((link) => {
    const meant = repaired(link.href);
    const isLost =
      meant !== null ||
      UNFILLED.test(link.href) ||
      NESTED.test(link.href) ||
      (link.url === null && WEB.test(link.href));
    return isLost ? [{ link, meant }] : [];
  });
}

function repaired(href: string): string | null {
  for (const [pattern, repair] of REPAIRS) {
    const parts = pattern.exec(href);
    if (parts === null) continue;
    const meant = repair(...parts);
    return URL.canParse(meant) ? meant : null;
  }
  return null;
}
