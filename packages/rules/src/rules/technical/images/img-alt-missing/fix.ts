import type { PageFacts } from "@audit/facts";
import { htmlComment } from "../../../../escape/html.ts";
import { cutAtWord } from "../../../../escape/plain.ts";
import { pageName } from "../../../../view/page-words.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { fillIn, perPage, type Fixer } from "../../../../fixes/fixer.ts";
import { MOST_IMAGES, inContent, described } from "../../../../fixes/pages/images.ts";

/** The first picture of a product page shows the product; of others only who sees them can tell. */
function proposeAlt(first: boolean, page: PageFacts, view: SiteView): string {
  const name = page.kind === "product" && first ? pageName(page, view) : null;
  return cutAtWord(name ?? fillIn("what the picture shows"), 110);
}

/** Images without alt, that of a product with its name. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const content = inContent(page);
    const missing = page.images.list.filter((image) => image.alt === null && image.url !== null);
    if (missing.length === 0) return null;
    // What the picture shows can't be told twice: a file that stands twice on the page gets one alt.
    const distinct = [...new Map(missing.map((image) => [image.url, image])).values()];
    const tags = distinct
      .slice(0, MOST_IMAGES)
      .map((image) => described(page, image, proposeAlt(image === content[0], page, view)));
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
