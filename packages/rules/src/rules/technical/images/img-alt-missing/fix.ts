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
  const name = isMain ? pageName(page, view) : besideOnce(image, page);
  return cutAtWord(name ?? fillIn("what the picture shows"), 110);
}

/** Words that stand with several pictures say of none what it shows. */
function besideOnce({ url, beside }: ImageFact, { images }: PageFacts): string | null {
  const others = images.list.filter((one) => one.beside === beside && one.url !== url);
  return beside !== undefined && others.length === 0 ? beside : null;
}

/** Images without alt, each with the words that the page has for it. */
export const fix: Fixer = perPage({
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
