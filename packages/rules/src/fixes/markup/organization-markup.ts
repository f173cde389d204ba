import { itemAt, type PageFacts, type SdItem } from "@audit/facts";
import { entities, hasImage, nested, organizationOf, said } from "../../view/entities.ts";
import type { SiteView } from "../../view/site-view.ts";
import type { Json } from "../../escape/json-script.ts";
import { localBusinessTypes } from "../../knowledge/schema-types.ts";
import { isOfferable } from "../../reading/asked-pictures.ts";
import { isNamedAfter } from "../../reading/own-profile.ts";
import { businessFacts, type OpenDays, type PostalAddress } from "../../view/business-facts.ts";
import { hasTagline, isHostShaped } from "../../reading/site-names.ts";
import { agreedName, isSlogan } from "../../view/agreed-name.ts";
import { statedReturnDays } from "../../view/stated-returns.ts";
import { legalNameOf } from "../../view/legal-name.ts";
import { fillIn } from "../fixer.ts";
import { isObject, listOf, oneOrList } from "./json-values.ts";
import { jsonOf, withContext, type JsonObject } from "./json-of.ts";

const homeOf = (view: SiteView): PageFacts | null => view.pageAt(view.site.home);

/**
 * A picture in a link home whose address or alternative text says that it is the logo, else the only such one of the
 * header. Of brands that are sold there are logos, too, which lead to their goods.
 */
function logoOf(page: PageFacts | null): string | null {
  const images = page?.images.list.filter(({ url }) => url?.startsWith("http")) ?? [];
  const named = images.find(
    (one, index) =>
      one.leadsOn !== true &&
      // Signs of means of payment link to nothing, far below the first pictures.
      (one.region === "header" || one.region === "nav" || (one.region === "body" && one.inLink && index < FIRST)) &&
      /logo/i.test(`${one.src} ${one.alt ?? ""}`),
  );
  const inHeader = images.filter(
    ({ region, inLink, leadsOn }) => inLink && leadsOn !== true && (region === "header" || region === "nav"),
  );
  return (named ?? (inHeader.length === 1 ? inHeader[0] : undefined))?.url ?? null;
}

const FIRST = 3;

/** Without a name for it: the one picture that the header of every page links to the start page. */
function headerPicture({ served, site, pagesShowing }: SiteView): string | null {
  const inHeader = served.flatMap((index) => {
    const page = itemAt(site.pages, index);
    if (page.kind === "home") return [];
    return page.images.list.flatMap(({ url, region, leadsOn }) =>
      url !== null && leadsOn === true && (region === "header" || region === "nav") ? [url] : [],
    );
  });
  const [only, ...others] = new Set(inHeader);
  const isOnAll = only !== undefined && pagesShowing(only) >= served.length * ON_ALL;
  return isOnAll && others.length === 0 && served.length > 1 ? only : null;
}

const ON_ALL = 0.8;

/** The icon that phones put on their screens: square, of 180 pixels where it says nothing else. */
const iconOf = (home: PageFacts | null): string | null =>
  home?.head.linkRels.find(({ rel, url }) => rel.includes("apple-touch-icon") && url?.startsWith("http"))?.url ?? null;

/** What a rule asks for: it gets a marked place where the site does not say it. */
interface Needs {
  readonly returns?: boolean;
  readonly logo?: boolean;
}

/**
 * The one block about the business with one stable @id, from what the site's own pages say: contacts, street, hours and
 * profiles. What they don't say, or say in two ways, is left to the owner. A rating of oneself is left out: Google
 * ignores it at best.
 */
export function organizationMarkup(view: SiteView, needs: Needs = {}): JsonObject {
  const home = homeOf(view);
  const own = home === null ? undefined : organizationOf(home);
  const item = own ?? sisterOrganization(view);
  const {
    aggregateRating: _rating,
    review: _review,
    ...present
  }: JsonObject = item ? jsonOf(item) : { "@type": typeOf(view) };
  const returns = present["hasMerchantReturnPolicy"] ?? returnPolicy(view, needs.returns === true);
  return withContext({
    ...present,
    "@id":
      own && present["@id"] === undefined
        ? undefined
        : (absolute(present["@id"]) ?? new URL("/#organization", view.site.home).href),
    name: present["name"] ?? nameOfSite(view),
    ...(present["legalName"] === undefined ? legalName(view) : {}),
    url: absolute(present["url"]) ?? view.site.home,
    logo: hasLogo(item) ? present["logo"] : logoMarkup(present["logo"], view, needs.logo === true),
    ...contactsOf(view, present),
    ...(returns === null ? {} : { hasMerchantReturnPolicy: returns }),
  });
}

function logoMarkup(present: Json | undefined, view: SiteView, isAsked: boolean): Json | undefined {
  const home = homeOf(view);
  const found = [logoOf(home), headerPicture(view), iconOf(home)].find(
    (url) => url !== null && isOfferable(url, view.site.probes),
  );
  if (found) return withAddress(present, found);
  return isAsked ? withAddress(present, fillIn("address of your logo, at least 112 x 112 pixels")) : present;
}

const sisters = new WeakMap<SiteView, SdItem | null>();

/** The business in the words of the other pages' markup, where several describe it alike and the home page does not. */
function sisterOrganization(view: SiteView): SdItem | undefined {
  const known = sisters.get(view);
  if (known !== undefined) return known ?? undefined;
  const described = view.served
    .slice(0, MOST_READ)
    .flatMap((index) => organizationOf(itemAt(view.site.pages, index)) ?? [])
    .filter((item) => said(item, "name") !== null && isOfSite(item, view));
  const alike = [...Map.groupBy(described, (item) => said(item, "name")).values()].toSorted(
    (a, b) => b.length - a.length,
  )[0];
  const isAgreed = alike !== undefined && alike.length > 1 && alike.length >= described.length * NEARLY_ALL;
  const fullest = isAgreed
    ? alike.toSorted((a, b) => Object.keys(b.props).length - Object.keys(a.props).length)[0]
    : undefined;
  sisters.set(view, fullest ?? null);
  return fullest;
}

const MOST_READ = 200;
const NEARLY_ALL = 0.8;

/** Makers and sellers are organizations, too: the site's own names its address. */
const isOfSite = (item: SdItem, { site }: SiteView): boolean =>
  [said(item, "url"), item.id].some(
    (url) =>
      url !== null &&
      URL.parse(url)?.hostname.replace(/^www\./, "") === new URL(site.home).hostname.replace(/^www\./, ""),
  );

function legalName(view: SiteView): JsonObject {
  const found = legalNameOf(view, agreedName(view) ?? view.name);
  return found === null ? {} : { legalName: found };
}

/** The one on which the site's signs agree; a host is no name: then only its owner knows. */
export function nameOfSite(view: SiteView): string {
  const name = agreedName(view) ?? view.name;
  return isHost(name, view) || isSlogan(name) ? fillIn("name of the business") : name;
}

/** What a block names the site, where that is a name: no host, and no line about the house. */
export const properName = (name: string | null): string | null =>
  name === null || isHostShaped(name) || hasTagline(name) || isSlogan(name) ? null : name;

/** People read a name, and the address of the site is none. */
const isHost = (name: string, { site }: SiteView): boolean => name === site.registrableDomain || isHostShaped(name);

function contactsOf(view: SiteView, present: JsonObject): JsonObject {
  const { phones, mail, addresses, country, hours, profiles } = businessFacts(view);
  const has = (name: string): boolean => present[name] !== undefined;
  const stated = allOf(present["sameAs"]).filter(
    (url) => URL.canParse(url) && new URL(url).hostname !== new URL(view.site.home).hostname,
  );
  const points = JSON.stringify(present["contactPoint"] ?? "");
  const isPlace = listOf(present["@type"] ?? typeOf(view)).some(
    (type) => typeof type === "string" && localBusinessTypes.has(type),
  );
  const names = [view.name, view.site.registrableDomain.split(".")[0] ?? ""];
  const own = profiles.filter((url) => isNamedAfter(url, names) && !stated.some((one) => sameProfile(one, url)));
  const sameAs = own.length === 0 ? (present["sameAs"] ?? []) : [...stated, ...own];
  return {
    ...(phones.length > 0 && !has("telephone") && !points.includes("telephone")
      ? { telephone: phones.length === 1 ? (phones[0] ?? "") : phones }
      : {}),
    ...(mail !== null && !has("email") && !points.includes("email") ? { email: mail } : {}),
    ...(addresses.length > 0 && !has("address")
      ? { address: oneOrList(addresses.map((address) => postalAddress(address, country))) }
      : {}),
    ...(isPlace && hours.length > 0 && !has("openingHours") && !has("openingHoursSpecification")
      ? { openingHoursSpecification: hours.map(openingHours) }
      : {}),
    ...(listOf(sameAs).length > 0 ? { sameAs } : {}),
  };
}

const allOf = (value: Json | undefined): string[] => listOf(value).filter((one) => typeof one === "string");

const sameProfile = (one: string, other: string): boolean => plainAddress(one) === plainAddress(other);
const plainAddress = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(www\.|m\.)?/, "")
    .replace(/[/?#]+$/, "");

/** @param country ISO 3166-1, or null */
export const postalAddress = (
  { street, postalCode, locality }: PostalAddress,
  country: string | null = null,
): JsonObject => ({
  "@type": "PostalAddress",
  streetAddress: street,
  postalCode,
  addressLocality: locality,
  ...(country === null ? {} : { addressCountry: country }),
});

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const openingHours = ({ days, opens, closes }: OpenDays): JsonObject => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek: days.flatMap((day) => DAYS[day] ?? []),
  opens,
  closes,
});

/** The type of schema.org that says most of a business without guessing: who comes or is visited at hours is a place. */
function typeOf(view: SiteView): string {
  const { address, hours, phone } = businessFacts(view);
  const { business } = view.site.profile;
  if (business === "restaurant" || (business === "food-ordering" && address !== null)) return "Restaurant";
  if (business === "online-shop") return address !== null && hours.length > 0 ? "Store" : "OnlineStore";
  const isOpen = hours.length > 0 && phone !== null;
  const isPlace = business === "local-service" ? address !== null || isOpen : address !== null && isOpen;
  return isPlace ? "LocalBusiness" : "Organization";
}

/** Machines read a relative address by other rules than browsers; only a whole one is kept. */
const absolute = (value: Json | undefined): Json | undefined =>
  typeof value === "string" && !/^https?:\/\//.test(value) ? undefined : value;

/** A picture that is described keeps its description, but for the sizes of the old one. */
function withAddress(present: Json | undefined, url: string): Json {
  if (!isObject(present)) return url;
  const sizes = ["width", "height"].filter((name) => present[name] !== undefined);
  return { ...present, url, ...Object.fromEntries(sizes.map((name) => [name, fillIn(`${name} of it in pixels`)])) };
}

/** A logo whose own numbers say that it is too small is none. */
function hasLogo(item: SdItem | undefined): boolean {
  const sides = nested(item, "logo").flatMap((logo) => [said(logo, "width"), said(logo, "height")]);
  return (
    hasImage(item, "logo") && sides.every((side) => side === null || !(Number.parseFloat(side) < LEAST_LOGO_PIXELS))
  );
}

/** https://developers.google.com/search/docs/appearance/structured-data/organization */
const LEAST_LOGO_PIXELS = 112;

/** Days and country where all pages agree on them, and the shop's own page; null where none is known and nobody asks. */
function returnPolicy(view: SiteView, isAsked: boolean): JsonObject | null {
  const { returnsPage, country } = businessFacts(view);
  const days = statedReturnDays(view);
  const { business, sells } = view.site.profile;
  const isShop = business === "online-shop" && sells === true && !view.statedTerms.returns;
  if (!isAsked && (!isShop || returnsPage === null)) return null;
  const isTold = days !== null && country !== null;
  return {
    "@type": "MerchantReturnPolicy",
    ...(isTold
      ? {
          applicableCountry: country,
          returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
          merchantReturnDays: Number(days),
        }
      : {}),
    ...(returnsPage !== null || !isTold
      ? { merchantReturnLink: returnsPage ?? fillIn("address of your returns page") }
      : {}),
  };
}

/** The site's name as search results should show it; stands on the home page only. */
export function websiteMarkup(view: SiteView, publisher?: Json): JsonObject {
  const home = homeOf(view);
  const item = home ? entities(home, "WebSite")[0] : undefined;
  const host = new URL(view.site.home).host.replace(/^www\./, "");
  return withContext({
    ...(item ? jsonOf(item) : {}),
    "@type": "WebSite",
    name: properName(said(item, "name")) ?? nameOfSite(view),
    ...(view.name.toLowerCase() === host.toLowerCase() || !/\p{L}{2}(?=:|$)/u.test(host)
      ? {}
      : { alternateName: said(item, "alternateName") ?? host }),
    url: new URL("/", view.site.home).href,
    ...(typeof publisher === "string" ? { publisher: { "@id": publisher } } : {}),
  });
}
