import type { SeenImage } from "@audit/facts";
import type { SiteCase } from "@audit/testkit";
import { ran } from "./ran-page.ts";

/** A photo of 1200 x 900 pixels, shown at half of that. */
export const seenImage = (change: Partial<SeenImage>): SeenImage => ({
  url: "https://shop.example/tea.jpg",
  width: 1200,
  height: 900,
  shownWidth: 600,
  shownHeight: 450,
  widest: null,
  bytes: 180_000,
  ...change,
});

/** A site of one page on which a browser saw these pictures. */
export const withImages = (html: string, ...images: readonly SeenImage[]): SiteCase =>
  ran(html, html, { run: { looks: { images: [...images] } } });
