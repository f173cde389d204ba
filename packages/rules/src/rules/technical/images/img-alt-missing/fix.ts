import type { ImageFact, PageFacts } from "@audit/facts";
import { htmlComment } from "../../../../escape/html.ts";
import { cutAtWord } from "../../../../escape/plain.ts";
import { pageName } from "../../../../view/page-words.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { fillIn, perPage, type Fixer } from "../../../../fixes/fixer.ts";
import { MOST_IMAGES, inContent, described } from "../../../../fixes/pages/images.ts";

/** The first picture of a product page shows the product; another one what its link or the heading of its card says. */
function proposeAlt(image: ImageFact, page: PageFacts, view: SiteView): string {
  const isMain = page.kind === "product" && image === inContent(page)[0];
  const name = isLogo(image) ? view.nameOn(page) : isMain ? pageName(page, view) : besideOnce(image, page, view);
  return cutAtWord(name ?? fillIn("what the picture shows"), 110);
}

/** A logo is read as the name of the house. */
const isLogo = ({ src, region, inLink }: ImageFact): boolean =>
  inLink && (region === "header" || region === "nav") && /logo/i.test(src);

/** Words that stand with several pictures, or on many pages, say of none what it shows. */
function besideOnce({ url, beside }: ImageFact, { images }: PageFacts, view: SiteView): string | null {
  if (url === null || beside === undefined || view.pagesShowing(url) >= SHARED_BY || view.isShared(beside)) return null;
  return images.list.every((one) => one.beside !== beside || one.url === url) ? beside : null;
}

/** A picture on so many pages belongs to none of their headings. */
const SHARED_BY = 3;

/** Images without alt, each with the words that the page has for it. */
export const fix: Fixer = perPage({
  inLayout: true,
  make: (page, view) => {
    const missing = page.images.list.filter((image) => image.alt === null && image.url !== null);
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
