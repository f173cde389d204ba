import type { Business, PageFacts, SdItem } from "@audit/facts";
import { allSaid, entities, hasImage, nested, organizationOf, said } from "../../view/entities.ts";
import type { SiteView } from "../../view/site-view.ts";
import type { Json } from "../../escape/json-script.ts";
import { fillIn } from "../fixer.ts";
import { isObject } from "./json-values.ts";
import { jsonOf, withContext, type JsonObject } from "./json-of.ts";

const homeOf = (view: SiteView): PageFacts | null => view.pageAt(view.site.home);

/** A picture whose address or alternative text says that it is the logo. */
function logoOf(page: PageFacts | null): string | null {
  const image = page?.images.list.find(
    (one) =>
      one.url?.startsWith("http") &&
      (one.region === "header" || one.region === "nav" || one.region === "body") &&
      /logo/i.test(`${one.src} ${one.alt ?? ""}`),
  );
  return image?.url ?? null;
}

const SOCIAL =
  /^https?:\/\/([\w-]+\.)*(facebook|instagram|linkedin|youtube|pinterest|tiktok|x|twitter|wikidata|wikipedia)\.(com|org)\//i;

/**
 * The organisation behind the site with one stable @id, from the home page's own data. A rating of oneself is left
 * out: Google ignores it at best.
 */
export function organizationMarkup(
  view: SiteView,
  needs: { readonly returns?: boolean; readonly sameAs?: boolean } = {},
): JsonObject {
  const home = homeOf(view);
  const item = home ? organizationOf(home) : undefined;
  const profiles = allSaid(item, "sameAs").filter((url) => SOCIAL.test(url));
  const {
    aggregateRating: _rating,
    review: _review,
    ...present
  }: JsonObject = item ? jsonOf(item) : { "@type": TYPES[view.site.profile.business ?? "other"] ?? "Organization" };
  return withContext({
    ...present,
    "@id": absolute(present["@id"]) ?? new URL("/#organization", view.site.home).href,
    name: present["name"] ?? view.name,
    url: absolute(present["url"]) ?? view.site.home,
    logo: hasLogo(item)
      ? present["logo"]
      : withAddress(present["logo"], logoOf(home) ?? fillIn("address of your logo, at least 112 x 112 pixels")),
    ...((needs.sameAs || !item) && profiles.length === 0
      ? { sameAs: [fillIn("address of your profile, e.g. on Instagram")] }
      : {}),
    ...(needs.returns ? { hasMerchantReturnPolicy: returnPolicy(view) } : {}),
  });
}

/** The type of schema.org that says most of a business without guessing. */
const TYPES: Partial<Record<Business, string>> = {
  "online-shop": "OnlineStore",
  restaurant: "Restaurant",
  "food-ordering": "Restaurant",
  "local-service": "LocalBusiness",
};

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

const RETURNS = /return|refund|retour|r(ü|ue)ckgabe|widerruf|devoluc|\breso\b/i;

/** The shop's own returns page is all that Google needs; only its address is taken from the site. */
function returnPolicy(view: SiteView): JsonObject {
  const page = view.site.pages.find(
    (one) =>
      one.response.status === 200 && one.kind === "legal" && RETURNS.test(`${one.url} ${one.head.titles[0] ?? ""}`),
  );
  return { "@type": "MerchantReturnPolicy", merchantReturnLink: page?.url ?? fillIn("address of your returns page") };
}

/** The site's name as search results should show it; stands on the home page only. */
export function websiteMarkup(view: SiteView): JsonObject {
  const home = homeOf(view);
  const item = home ? entities(home, "WebSite")[0] : undefined;
  const host = new URL(view.site.home).host.replace(/^www\./, "");
  return withContext({
    "@type": "WebSite",
    name: said(item, "name") ?? view.name,
    ...(view.name.toLowerCase() === host.toLowerCase() ? {} : { alternateName: said(item, "alternateName") ?? host }),
    url: new URL("/", view.site.home).href,
  });
}
