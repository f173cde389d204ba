import { itemAt, type PageFacts } from "@audit/facts";
import { pictureSizes } from "../../reading/picture-sizes.ts";
import { isOfferable } from "../../reading/asked-pictures.ts";
import { refusingRule } from "../../reading/googlebot-access.ts";
import { sitePicture } from "../../view/site-picture.ts";
import type { SiteView } from "../../view/site-view.ts";
import { markedPictures, productOf } from "../../view/entities.ts";
import { leadPicture, pagesBearing } from "../../view/product-words.ts";
import { isOpen } from "../patches/patch.ts";
import type { Check } from "./address-checks.ts";

/** On so many pages a picture is part of the frame. */
const SHARED_BY = 3;
/** Of a small site so much is many. */
const COMMON = 0.3;

const known = new WeakMap<SiteView, ReadonlyMap<string, number>>();

/** How many pages name a picture as their preview already. */
function previewsOf(view: SiteView): ReadonlyMap<string, number> {
  const before = known.get(view);
  if (before) return before;
  const counts = new Map<string, number>();
  for (const index of view.served) {
    const { head, url } = itemAt(view.site.pages, index);
    const image = URL.parse(head.openGraph["og:image"] ?? "", url)?.href;
    if (image !== undefined && head.openGraph["og:image"]) counts.set(image, (counts.get(image) ?? 0) + 1);
  }
  known.set(view, counts);
  return counts;
}

/** Networks show smaller pictures as a stamp beside the text, or not at all. */
const LEAST_SIDE = 400;
/** Shop systems name the side of a resized file, some both. */
const SIDE = /[_-](\d{2,4})x(\d{2,4})?(?=[.@_]|$)/i;

function isSmall(url: string, { images }: PageFacts): boolean {
  const named = Number(SIDE.exec(new URL(url).pathname)?.[1] ?? LEAST_SIDE);
  const widths = images.list.flatMap((image) => (image.url === url && image.width !== null ? [image.width] : []));
  return named < LEAST_SIDE || (widths.length > 0 && Math.max(...widths) < LEAST_ICON);
}

/** A row of logos, whatever its width. */
function isStrip(url: string, { site }: SiteView): boolean {
  const size = pictureSizes(site).get(url);
  return size !== undefined && Math.min(size.width, size.height) < LEAST_HEIGHT;
}

const LEAST_HEIGHT = 200;

/** What is shown so small is a symbol, however large its file. */
const LEAST_ICON = 100;

/** A preview shows a picture of the page's own: of no header, on few pages, of a kind that networks show. */
export const pictureCheck: Check = (patch, view) => {
  const page = view.pageAt(patch.url);
  if (patch.after === null || page === null || isOpen(patch)) return null;
  const url = URL.parse(patch.after, page.url)?.href;
  if (url === undefined) return "the address of the picture can't be read";
  if (/\.svg(?:$|\?)|^data:/i.test(url)) return "networks don't show pictures of this kind";
  if (refusingRule(view.site.robots, url) !== null) return "robots.txt keeps crawlers from the picture";
  if (!isOfferable(url, view.site.probes)) return "the picture does not load";
  // What stands for the whole site shows on any page but one about a single thing.
  if (url === sitePicture(view) && page.kind !== "product") return null;
  if (isSmall(url, page) || isStrip(url, view)) return "the picture is too small for a preview";
  const times = previewsOf(view).get(url) ?? 0;
  if (times >= SHARED_BY || times > view.served.length * COMMON) return "many pages have the same preview already";
  // The page's own preview, written in full.
  if (patch.before !== null && URL.parse(patch.before, page.url)?.pathname === new URL(url).pathname) return null;
  const shown = page.images.list.filter((image) => image.url === url);
  // Cards all over a shop show a product's picture; its own data says whose it is.
  const isOwn = markedPictures(page, productOf(page)).includes(url) && view.pagesMarking(url) < SHARED_BY;
  // Lists show themselves by what they lead to; a teaser that leads to any other page takes nothing from its picture.
  const isList = (page.kind === "home" || page.kind === "category") && shown.length > 0;
  const bearing = isList ? view.pagesShowing(url) : (pagesBearing(view).get(url) ?? 0);
  if (!isOwn && bearing >= SHARED_BY && !leadPicture(page, view).includes(url))
    return "the picture stands on many pages";
  return shown.length > 0 && shown.every(({ region }) => region === "header" || region === "nav" || region === "footer")
    ? "the picture belongs to the frame of the page"
    : null;
};
