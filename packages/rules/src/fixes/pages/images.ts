import type { ImageFact, PageFacts } from "@audit/facts";
import { html, htmlComment } from "../../escape/html.ts";
import { cutAtWord, oneLine } from "../../escape/plain.ts";
import { pageName } from "../../view/page-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { fillIn, perPage, type Fixer } from "../fixer.ts";
import { pictureSizes } from "../../reading/picture-sizes.ts";
import { type Part, show } from "../patches/fix.ts";
import { altPatch } from "../patches/page-patches.ts";

const MOST_IMAGES = 6;

/** Pictures outside the frame of the page. */
export const inContent = ({ images }: PageFacts): ImageFact[] =>
  images.list.filter((image) => image.url !== null && (image.region === "main" || image.region === "body"));

/** What to write into the tag of a picture. Of the tag not all is read, so it is never printed as a whole. */
export function inTag({ src }: ImageFact, changes: Readonly<Record<string, string>>): string {
  const written = Object.entries(changes).map(([name, value]) => `${name}="${html(value)}"`);
  return htmlComment(`in the tag of the picture ${cutAtWord(src, MOST_ADDRESS)} set ${written.join(" ")}`);
}

/** Pictures written into the page itself have addresses of many thousand letters. */
const MOST_ADDRESS = 300;

/** The first picture of a product page shows the product; of others only who sees them can tell. */
function proposeAlt(first: boolean, page: PageFacts, view: SiteView): string {
  const name = page.kind === "product" && first ? pageName(page, view) : null;
  return cutAtWord(name ?? fillIn("what the picture shows"), 110);
}

const described = (page: PageFacts, image: ImageFact, alt: string): Part =>
  show(altPatch(page, image, alt), ({ after }) => inTag(image, { alt: after ?? "" }));

/** Images without alt, that of a product with its name. */
export const altTexts: Fixer = perPage({
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

/** Long alt texts cut to what a listener needs. */
export const shortAltTexts: Fixer = perPage({
  make: (page) => {
    const long = page.images.list.filter((image) => oneLine(image.alt ?? "").length > 125).slice(0, 3);
    const tags = long.map((image) => described(page, image, cutAtWord(image.alt!, 120)));
    return tags.length > 0 ? [htmlComment("check the wording"), ...tags] : null;
  },
});

/** The pictures without a size that may move what stands below them, each with that of its file where that was read. */
export const imageSizes: Fixer = perPage({
  make: (page, { site }) => {
    const sizes = pictureSizes(site);
    const unsized = inContent(page).filter(({ width, height, boxed }) => !boxed && (width === null || height === null));
    const tags = unsized.slice(0, MOST_IMAGES).map((image) => {
      const size = image.url === null ? undefined : sizes.get(image.url);
      return size === undefined
        ? htmlComment(
            `in the tag of the picture ${cutAtWord(image.src, MOST_ADDRESS)} set width and height to those of the file`,
          )
        : inTag(image, { width: String(size.width), height: String(size.height) });
    });
    const more = unsized.length - tags.length;
    const rest = more > 0 ? [htmlComment(`and ${more} more on this page`)] : [];
    // A width in the tag would stretch a picture of which a stylesheet sets the height alone.
    const style = htmlComment("where a stylesheet sets one side only, set the other to auto there");
    return tags.length > 0 ? [...tags, ...rest, style].join("\n") : null;
  },
});

/** Wide pictures offered in several widths. */
export const imageWidths: Fixer = perPage({
  make: (page) => {
    const wide = inContent(page)
      .filter((image) => !image.hasSrcset && !image.inPicture && (image.width ?? 0) >= 400)
      .slice(0, 3);
    const tags = wide.map((image) => {
      const widths = [400, 800, 1200].filter((width) => width <= (image.width ?? 0) * 2);
      const files = widths.map((width) => `${width}w`).join(", ");
      return htmlComment(
        `save the picture ${cutAtWord(image.src, MOST_ADDRESS)} in these widths, name the files in srcset (${files}) and add sizes="(max-width: 600px) 100vw, 50vw"`,
      );
    });
    return tags.join("\n") || null;
  },
  pattern: ({ platform }) =>
    platform === "shopify"
      ? "{{ image | image_url: width: 1200 | image_tag: widths: '400, 800, 1200' }}"
      : htmlComment(
          'in the tags of pictures: srcset="{address} 400w, {address} 800w, {address} 1200w" sizes="(max-width: 600px) 100vw, 50vw"',
        ),
});
