import { shareTopic } from "../../../../reading/topics.ts";
import type { ImageFact, PageFacts } from "@audit/facts";
import { htmlComment } from "../../../../escape/html.ts";
import { cutAtWord } from "../../../../escape/plain.ts";
import { pageName } from "../../../../view/page-name.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { NEARLY_ALL, SHARED_BY } from "./of-template.ts";
import { asFix } from "../../../../fixes/patches/fix.ts";
import type { Cause } from "../../../../cause.ts";
import { fillIn, perPage, type Fixer } from "../../../../fixes/fixer.ts";
import { MOST_IMAGES, inContent, inTag, described } from "../../../../fixes/pages/images.ts";

/**
 * The first picture of a product page that leads to no other page shows the product; another one what its link or the
 * heading of its card says.
 */
function proposeAlt(image: ImageFact, page: PageFacts, view: SiteView): string {
  const isMain = page.kind === "product" && image === inContent(page).find(({ leadsOn }) => leadsOn !== true);
  const name = isLogo(image) ? view.nameOn(page) : isMain ? pageName(page, view) : besideOnce(image, page, view);
  return cutAtWord(name ?? fillIn("what the picture shows"), 110);
}

/** A logo is read as the name of the house. */
const isLogo = ({ src, region, inLink }: ImageFact): boolean =>
  inLink && (region === "header" || region === "nav") && /logo/i.test(src);

/** Of what the template repeats: words only where it is all that a link holds. */
function templateAlt(image: ImageFact, page: PageFacts, view: SiteView): string {
  if (isLogo(image)) return view.nameOn(page);
  const isAlone = image.inLink && image.beside === undefined;
  return isAlone ? fillIn("where the link leads") : "";
}

/** The pictures that many pages show, once each, most seen first. */
function ofTemplate(cause: Cause, view: SiteView): string | null {
  const found = new Map<string, { readonly image: ImageFact; readonly page: PageFacts }>();
  for (const { url } of cause.faults) {
    const page = view.pageAt(url);
    for (const image of page === null ? [] : undescribed(page))
      if (page !== null && image.url !== null && isRepeated(image, page, view) && !found.has(image.url))
        found.set(image.url, { image, page });
  }
  const shown = [...found].toSorted(([a], [b]) => view.pagesShowing(b) - view.pagesShowing(a)).slice(0, MOST_IMAGES);
  if (shown.length === 0) return null;
  return [
    htmlComment("once each, in the template that writes them"),
    ...shown.map(([, { image, page }]) => inTag(image, { alt: templateAlt(image, page, view) })),
  ].join("\n");
}

const undescribed = ({ images }: PageFacts): ImageFact[] =>
  images.list.filter((image) => image.alt === null && image.url !== null);

/** In the frame, all over the site, or again and again on one page: no picture of one of the goods. */
function isRepeated(image: ImageFact, page: PageFacts, view: SiteView): boolean {
  if (image.url === null || view.pagesShowing(image.url) < SHARED_BY) return false;
  const times = page.images.list.filter(({ url }) => url === image.url).length;
  const isFrame = image.region !== "main" && image.region !== "body";
  return isFrame || times >= AGAIN || view.pagesShowing(image.url) >= ALL_OVER * view.served.length;
}

const AGAIN = 3;
const ALL_OVER = 0.5;

/**
 * Words that stand with several pictures, or on many pages, say of none what it shows; and a heading beside a picture of
 * the text heads the text, unless it names what the page is about.
 */
function besideOnce({ url, beside, inLink }: ImageFact, page: PageFacts, view: SiteView): string | null {
  const { images } = page;
  if (url === null || beside === undefined || view.isShared(beside)) return null;
  if (!inLink && !shareTopic(beside, pageName(page, view) ?? "")) return null;
  return images.list.every((one) => one.beside !== beside || one.url === url) ? beside : null;
}

/** Images without alt: those of the template once, the others each with the words that the page has for it. */
export const fix: Fixer = (cause, view) => {
  const template = asFix(ofTemplate(cause, view));
  return isAllOfTemplate(cause, view) ? template : [...template, ...asFix(ownPictures(cause, view))];
};

/** Whether so few pictures are left beside the template's that they are no task. */
function isAllOfTemplate({ faults }: Cause, view: SiteView): boolean {
  const pages = faults.flatMap(({ url }) => view.pageAt(url) ?? []);
  const all = pages.flatMap((page) => undescribed(page).map((image) => isRepeated(image, page, view)));
  return all.filter(Boolean).length >= NEARLY_ALL * Math.max(1, all.length);
}

const ownPictures: Fixer = perPage({
  make: (page, view) => {
    const missing = undescribed(page).filter((image) => !isRepeated(image, page, view));
    if (missing.length === 0) return null;
    // What the picture shows can't be told twice: a file that stands twice on the page gets one alt.
    const distinct = [...new Map(missing.map((image) => [image.url, image])).values()];
    const tags = distinct.slice(0, MOST_IMAGES).map((image) => described(page, image, proposeAlt(image, page, view)));
    const more = distinct.length - tags.length;
    return [
      htmlComment("check the wording"),
      ...tags,
      ...(more > 0 ? [htmlComment(`and ${more} more on this page`)] : []),
    ];
  },
  pattern: ({ platform }) =>
    platform === "shopify"
      ? htmlComment('in the tags of pictures: alt="{{ image.alt | default: product.title | escape }}"')
      : htmlComment('in the tags of pictures: alt="{what the picture shows, e.g. the product name and view}"'),
});
