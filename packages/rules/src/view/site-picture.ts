import { itemAt } from "@audit/facts";
import { isOfferable } from "../reading/asked-pictures.ts";
import { pictureSizes } from "../reading/picture-sizes.ts";
import { nested, organizationOf, said } from "./entities.ts";
import type { SiteView } from "./site-view.ts";

const known = new WeakMap<SiteView, { readonly url: string | null }>();

/**
 * The picture that stands for the whole site where a page has none of its own: the preview that most pages name, else
 * that of the home page or the logo in its markup. What the home page shows large may be one of its offers. Null where none of them loads.
 */
export function sitePicture(view: SiteView): string | null {
  const before = known.get(view);
  if (before !== undefined) return before.url;
  const home = view.pageAt(view.site.home);
  const organization = home === null ? undefined : organizationOf(home);
  const candidates = [
    ...previewsByUse(view),
    home?.head.openGraph["og:image"],
    said(organization, "logo") ?? said(nested(organization, "logo")[0], "url"),
  ];
  const url =
    candidates
      .flatMap((one) => (one ? (URL.parse(one, view.site.home)?.href ?? []) : []))
      .find((one) => isShown(one) && isOfSite(one, view) && isLarge(one, view) && isOfferable(one, view.site.probes)) ??
    null;
  known.set(view, { url });
  return url;
}

/** The site's own file: profiles and film sites show somebody, not the business. */
const isOfSite = (url: string, { site }: SiteView): boolean =>
  new URL(url).hostname === new URL(site.home).hostname || new URL(url).hostname.endsWith(site.registrableDomain);

/** Networks leave smaller pictures out, and cut strips. */
function isLarge(url: string, { site }: SiteView): boolean {
  const size = pictureSizes(site).get(url);
  return size === undefined || Math.min(size.width, size.height) >= LEAST_SIDE;
}

const LEAST_SIDE = 200;

/** Networks show neither drawings nor data. */
const isShown = (url: string): boolean => /^https?:/.test(url) && !/\.svg(?:$|\?)/i.test(url);

/** Pages that name a preview; what one of them names is its own. */
const FEWEST = 5;

function previewsByUse(view: SiteView): readonly string[] {
  const named = view.served.flatMap((index) => {
    const { head, url } = itemAt(view.site.pages, index);
    const image = head.openGraph["og:image"];
    return image ? (URL.parse(image, url)?.href ?? []) : [];
  });
  return [...Map.groupBy(named, (one) => one)]
    .filter(([, pages]) => pages.length >= FEWEST)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([image]) => image);
}
