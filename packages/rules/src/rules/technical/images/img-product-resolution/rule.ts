import { fileName } from "../../../../reading/shown-things.ts";
import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import type { SeenImage } from "@audit/facts";
import { judgeLook } from "../../../../reading/closer-looks.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { productImages } from "../../../../reading/sold-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** What Google asks of every product image from 31 January 2027; it advises 1500 x 1500. */
const LEAST = 500;

/** The picture that the page names as its product's, as far as the browser loaded that very file. */
export const rule = defineSiteRule({
  id: "img-product-resolution",
  category: "technical",
  area: "images",
  severity: "medium",
  fixKind: "content",
  certainty: 0.9,
  businesses: ["online-shop", "food-ordering"],
  kinds: ["product"],
  reads: ["rendering", "pages"],
  source: "https://support.google.com/merchants/answer/6324350",
  judge: ({ rendering, pages }) => {
    const known = pagesByUrl(pages);
    return judgeLook(rendering, "images", ({ url }, images) => {
      const page = known.get(url);
      const named = page?.kind === "product" ? productImages(page) : [];
      const loaded = images.filter((image) => named.includes(image.url));
      // Where only some of the named files were loaded, a larger one may be among the others.
      if (loaded.length === 0 || new Set(loaded.map((image) => image.url)).size < named.length) return "outside";
      if (!loaded.every(isSmall)) return null;
      const [{ url: picture, width, height }] = loaded as [SeenImage];
      const expected = `at least ${LEAST} x ${LEAST} pixels, better 1500 x 1500`;
      return { at: "picture that the markup names", saw: { picture, pixels: `${width} x ${height}` }, expected };
    });
  },
  words: { en },
  shows: ({ picture }) => [fileName(picture)],
  fix: worklist(en),
});

const isSmall = ({ width, height }: SeenImage): boolean =>
  Math.min(width, height) < LEAST && width * height < LEAST * LEAST;
