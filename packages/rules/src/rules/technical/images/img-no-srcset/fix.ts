import { htmlComment } from "../../../../escape/html.ts";
import { cutAtWord } from "../../../../escape/plain.ts";
import { perPage, type Fixer } from "../../../../fixes/fixer.ts";
import { inContent, MOST_ADDRESS } from "../../../../fixes/pages/images.ts";

/** Wide pictures offered in several widths. */
export const fix: Fixer = perPage({
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
