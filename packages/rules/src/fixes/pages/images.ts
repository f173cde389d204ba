import type { ImageFact, PageFacts } from "@audit/facts";
import { html, htmlComment } from "../../escape/html.ts";
import { cutAtWord } from "../../escape/plain.ts";
import { perPage, type Fixer } from "../fixer.ts";
import { pictureSizes } from "../../reading/picture-sizes.ts";
import { type Part, show } from "../patches/fix.ts";
import { altPatch } from "../patches/page-patches.ts";

export const MOST_IMAGES = 6;

/** Pictures outside the frame of the page. */
export const inContent = ({ images }: PageFacts): ImageFact[] =>
  images.list.filter((image) => image.url !== null && (image.region === "main" || image.region === "body"));

/** What to write into the tag of a picture. Of the tag not all is read, so it is never printed as a whole. */
export function inTag({ src }: ImageFact, changes: Readonly<Record<string, string>>): string {
  const written = Object.entries(changes).map(([name, value]) => `${name}="${html(value)}"`);
  return htmlComment(`in the tag of the picture ${cutAtWord(src, MOST_ADDRESS)} set ${written.join(" ")}`);
}

/** Pictures written into the page itself have addresses of many thousand letters. */
export const MOST_ADDRESS = 300;

export const described = (page: PageFacts, image: ImageFact, alt: string): Part =>
  show(altPatch(page, image, alt), ({ after }) => inTag(image, { alt: after ?? "" }));

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
