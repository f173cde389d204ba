import { hopsFrom } from "../../view/final-target.ts";
import type { PageFacts } from "@audit/facts";
import { documentNameOf, isAllowed, OTHER_ADDRESS, parseRobots, textBefore } from "@audit/facts";
import { isIndexFileOf } from "../../reading/index-file.ts";
import { doublesIn } from "../../reading/double-folders.ts";
import { isPrivateHost } from "../../knowledge/private-hosts.ts";
import { isPersonalPath } from "../../knowledge/utility-paths.ts";
import { decoded } from "../../reading/decoded.ts";
import { businessFacts } from "../../view/business-facts.ts";
import { cleanUrl, secureUrl } from "../../view/clean-url.ts";
import { isKept, isPersonal, kindAt } from "../../view/page-kind.ts";
import type { SiteView } from "../../view/site-view.ts";
import { languageOf } from "../../view/site-words.ts";
import { areVersions } from "../../view/versions.ts";
import type { Patch } from "../patches/patch.ts";
import { hasOwnContent, isSameLanguage, isSameList, saysTheSame } from "./own-content.ts";

/** Why a patch is not safe to paste, as a clause; null where nothing speaks against it. */
export type Check = (patch: Patch, view: SiteView) => string | null;

const resolved = (address: string | null, base: string): string | null => {
  const url = address === null ? null : URL.parse(address, base);
  if (url === null) return null;
  url.hash = "";
  return url.href;
};

/** The address without what changes nothing on the page. */
const plain = (address: string): string => secureUrl(cleanUrl(address)).replace(/\/$/, "");

const isLiving = (page: PageFacts | null): page is PageFacts & { readonly response: { readonly status: 200 } } =>
  page !== null && page.response.status === 200;

/** Whether a page may stand for another: it lives, is found, and is of the same language and kind. */
function isFitting(target: PageFacts | null, page: PageFacts | null, view: SiteView): string | null {
  if (!isLiving(target)) return "the address it leads to was not seen to answer";
  if (!target.indexability.indexable) return "search engines may not list the page it leads to";
  if (page === null) return null;
  if (!isSameLanguage(page, target)) return "the other page is in another language";
  // Word for word the same is one page, whatever the folder of each is called.
  const isCopy = page.text.main !== "" && page.text.hash === target.text.hash;
  return isCopy || kindAt(page.url, view) === kindAt(target.url, view) ? null : "the other page is of another kind";
}

export const canonicalCheck: Check = ({ url, before, after }, view) => {
  const [page, target] = [view.pageAt(url), resolved(after, url)];
  if (target === null || !isLiving(page)) return "the page does not answer";
  if (target === page.url) return null;
  // The same page over https, where the site answers so.
  if (plain(target) === plain(page.url)) return isFitting(view.pageAt(target), page, view);
  // A list under an address with additions is the list itself.
  const isItself =
    (textBefore(target, "?") === textBefore(page.url, "?") && !target.includes("?")) || isIndexFileOf(page.url, target);
  const other = view.pageAt(target);
  if (isLiving(other) && other.indexability.indexable && isSameList(page, other)) return null;
  // A second form of a page names its main address already, by a stub that leads there; it may be of any kind.
  const was = resolved(before, url);
  if (was !== null && doublesIn(view.site).has(page.url) && hopsFrom(was, view, "refresh").at(-1) === target) {
    const fits = isLiving(other) && other.indexability.indexable && isSameLanguage(page, other);
    return fits && saysTheSame(page, other, view) ? null : "the two pages don't say the same";
  }
  if (!isItself && isKept(page.url, view)) return "a page like this has to stay findable under its own address";
  const misfit = isFitting(other, page, view);
  if (misfit !== null || other === null) return misfit;
  return saysTheSame(page, other, view) ? null : "the two pages don't say the same";
};

/** Hosts of RFC 2606 and of a developer's machine, as instructions name them. */
const EXAMPLE = /(^|\.)example(\.(com|org|net))?$|\.(test|invalid)$/i;

/** Long paths that are the same, but for the first folder, name the same page. */
const isOwnPath = ({ pathname }: URL, target: string): boolean => {
  const own = new URL(target).pathname;
  return own.split("/").filter(Boolean).length > 1 && pathname.endsWith(own);
};

/** A developer's own machine, and below it the path of a page of this site: left over from building it. */
const isLeftOver = ({ hostname, pathname, search }: URL, target: string): boolean => {
  const own = new URL(target);
  return isPrivateHost(hostname) && pathname !== "/" && own.pathname === pathname && own.search === search;
};

/** What was written holds the address, with words or without a scheme: "mail@shop.example", "The club: https://club.example". */
const isSpelled = (written: string, after: string): boolean =>
  readable(written).includes(readable(after).replace(/^(?:https?:\/\/|mailto:|tel:)/i, ""));

const isOwnMail = (address: string, view: SiteView): boolean => {
  const { mail } = businessFacts(view);
  return mail !== null && address === `mailto:${mail}`;
};

const readable = (address: string): string => decoded(address).replace(/\/$/, "").toLowerCase();

export const linkCheck: Check = ({ url, before, after }, view) => {
  const [old, target] = [resolved(before, url), resolved(after, url)];
  const host = new URL(view.site.home).host;
  const from = old === null ? null : new URL(old);
  // An instruction names no page of this very site.
  const lives = target !== null && isLiving(view.pageAt(target));
  if (lives && from !== null && isLeftOver(from, target)) return null;
  const isOwnPage = lives && from !== null && isOwnPath(from, target);
  if (from && from.host !== host && !isOwnPage && (isPrivateHost(from.hostname) || EXAMPLE.test(from.hostname)))
    return "the address may be an example, as in instructions";
  if (after === null || old === null) return null;
  if (target === null) return "the new address can't be read";
  if (new URL(target).host !== host && (isSpelled(before ?? "", after) || isOwnMail(after, view))) return null;
  if (plain(old) === plain(target)) return new URL(target).host === host ? isThere(target, view) : null;
  if (new URL(target).host !== host) return from && from.host !== host ? null : "it would lead to another site";
  const was: PageFacts | null = view.pageAt(old);
  const will = view.pageAt(target);
  if (!isLiving(will)) return "the address it leads to was not seen to answer";
  if (was !== null && (was.response.redirectTo !== null || isSecondAddressOf(was, will))) return null;
  // A page that only forwards says nothing itself.
  if (hopsFrom(old, view, "refresh").at(-1) === target) return null;
  const source = view.pageAt(url);
  const isOwnVersion = was !== null && source !== null && isSameLanguage(source, will) && areVersions(was, will);
  if (isOwnVersion) return null;
  if (isLiving(was)) return isFitting(will, was, view) ?? (saysTheSame(was, will, view) ? null : "the old page works");
  return fitsDead(will, url, old, view);
};

/** One document under two addresses, of which the other one counts. */
const isSecondAddressOf = (one: PageFacts, page: PageFacts): boolean =>
  one.indexability.reason === OTHER_ADDRESS && documentNameOf(one.url) === documentNameOf(page.url);

const isThere = (address: string, view: SiteView): string | null => {
  const page = view.pageAt(address);
  return page === null || isLiving(page) || page.response.redirectTo
    ? null
    : "the address it leads to was not seen to answer";
};

/** What may stand in for a page that is gone, seen from a page that links there. */
function fitsDead(target: PageFacts, source: string, dead: string, view: SiteView): string | null {
  const from = view.pageAt(source);
  if (target.url === view.site.home) return "the home page stands for no other";
  if (!hasOwnContent(target, view)) return "the page it leads to says nothing of its own";
  // The page that stands for missing ones says nothing of the language that was meant.
  if (isLiving(from) && !isSameLanguage(from, target) && !asksFor(target, dead))
    return "the page it leads to is in another language";
  return isPersonal(target.url, view) ? "the page it leads to is for one visitor" : null;
}

/** The dead address names the language of the page, as those do that switch to another one. */
function asksFor(target: PageFacts, dead: string): boolean {
  const language = languageOf(target);
  if (language === "") return false;
  const parts = new URL(dead).pathname.toLowerCase().split("/");
  return parts.some((part) => part.split(/[-_]/)[0] === language && /^[a-z]{2,3}([-_][a-z]{2,4})?$/.test(part));
}

export const redirectCheck: Check = ({ url, after }, view) => {
  const [page, target] = [view.pageAt(url), resolved(after, url)];
  if (target === null || target === url) return "the new address can't be read";
  if (new URL(url).pathname === "/") return "the home page stays where it is";
  const other = view.pageAt(target);
  if (!isLiving(other)) return "the address it leads to was not seen to answer";
  if (other.head.refresh?.url) return "the page it leads to forwards its visitors again";
  if (page?.response.redirectTo || plain(url) === plain(target)) return null;
  if (!isLiving(page)) return fitsDead(other, url, url, view);
  if (isKept(url, view)) return "a page like this has to stay findable under its own address";
  if (page.head.refresh !== null || page.text.mainWords === 0) return isFitting(other, null, view);
  return isFitting(other, page, view) ?? (saysTheSame(page, other, view) ? null : "the two pages don't say the same");
};

export const sitemapCheck: Check = ({ op, before, after }, view) => {
  if (op === "add" && after !== null && view.pageAt(after)?.indexability.reason === "noindex")
    return "search engines may not list the page today";
  const page = view.pageAt(after ?? before ?? "");
  if (op === "remove") {
    // A second writing of an address goes, for its page is found under the first.
    const isOwn = page !== null && !doublesIn(view.site).has(page.url);
    const isFound = isOwn && isLiving(page) && page.indexability.indexable;
    return isFound && page.head.canonicals.every(({ url }) => url === page.url)
      ? "the page is there to be found"
      : null;
  }
  if (!isLiving(page) || !page.indexability.indexable) return "search engines may not list the page";
  return isPersonal(page.url, view) || isPersonalPath(new URL(page.url).pathname)
    ? "the page is for one visitor"
    : null;
};

const HIDDEN = /(^|[\s,])(noindex|none)\b/i;

export const robotsCheck: Check = ({ url, after }, view) => {
  if (HIDDEN.test(after ?? "")) {
    const sells = ["product", "service", "article"].includes(kindAt(url, view) ?? "");
    return isKept(url, view) || sells ? "a page like this has to stay findable" : null;
  }
  const isPrivate = isPersonal(url, view) || isPersonalPath(new URL(url).pathname);
  return isPrivate ? "the page is for one visitor and must not be found" : null;
};

export const robotsLineCheck: Check = ({ before, after }, view) => {
  const closed = pathOf("disallow", before);
  const opened = pathOf("allow", after) ?? (closed !== null && pathOf("disallow", after) !== closed ? closed : null);
  if (opened !== null && opened !== "/" && isPersonalPath(opened.replace(/[*$]/g, "")))
    return "the line keeps pages of single visitors closed";
  const closes = pathOf("disallow", after);
  if (closes === null || closes === closed) return null;
  const rules = parseRobots(`User-agent: *\nDisallow: ${closes}`);
  const lost = view.site.pages.some(
    ({ url, indexability }) =>
      indexability.indexable && !new URL(url).search && !isPersonal(url, view) && !isAllowed(rules, "*", url),
  );
  return lost ? "the line would close pages that are to be found" : null;
};

const pathOf = (field: string, line: string | null): string | null =>
  new RegExp(`^${field}:[ \\t]*(\\S+)`, "im").exec(line ?? "")?.[1] ?? null;

export const hreflangCheck: Check = ({ key = "", after }, view) => {
  const target = after === null ? null : view.pageAt(after);
  if (target === null) return null;
  if (!isLiving(target)) return "the version was not seen to answer";
  const declared = (target.head.lang ?? "").split(/[-_]/)[0]?.toLowerCase();
  const named = key.split(/[-_]/)[0]?.toLowerCase();
  return named === "x" || !declared || declared === named ? null : "the page says another language of itself";
};
