import type { ImageFact } from "@audit/facts";
import { forLast } from "./for-last.ts";

const PIXEL = 3;

/** Images that carry content: an address, and not one of the invisible dots that count visits. */
export const contentImages = forLast((images: readonly ImageFact[]): readonly ImageFact[] =>
  images.filter(({ src, width, height }) => src !== "" && !isDot(width) && !isDot(height)),
);

const isDot = (length: number | null): boolean => length !== null && length <= PIXEL;

/** Pixels; smaller images are icons and thumbnails, hardly ever the largest thing in view. */
const LEAST_SIDE = 200;

/** The image the page itself calls most important, else the first large one outside header, menu and footer. */
export function leadingImage(images: readonly ImageFact[]): ImageFact | null {
  let first: ImageFact | null = null;
  for (const image of contentImages(images)) {
    if (!isLarge(image.width) || !isLarge(image.height)) continue;
    if (image.fetchpriority === "high") return image;
    if (first === null && image.url !== null && (image.region === "main" || image.region === "body")) first = image;
  }
  return first;
}

const isLarge = (side: number | null): boolean => side === null || side >= LEAST_SIDE;
