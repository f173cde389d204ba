import type { ImageFact } from "@audit/facts";
import { forLast } from "./for-last.ts";
import type { PictureSizes } from "./picture-sizes.ts";

const PIXEL = 3;

/** Images that carry content: an address of a file (an unclosed quote is none), and not one of the invisible dots that count visits. */
export const contentImages = forLast((images: readonly ImageFact[]): readonly ImageFact[] =>
  images.filter(
    ({ src, width, height }) =>
      src !== "" && !src.startsWith("#") && !/[\n"'<>]/.test(src) && !isDot(width) && !isDot(height),
  ),
);

const isDot = (length: number | null): boolean => length !== null && length <= PIXEL;

/** Pixels; smaller images are icons and thumbnails, hardly ever the largest thing in view. */
const LEAST_SIDE = 200;
/** A file with a side below is an icon's, however large it may be shown. */
const ICON = 100;
/** Later pictures of a page are below the first screen. */
const MOST_CANDIDATES = 8;

/** A picture that may be the first large thing on its page. */
export interface LeadingCandidate {
  readonly src: string;
  readonly url: string | null;
  readonly lazy: boolean;
  /** The page itself calls it most important. */
  readonly priority: boolean;
  /** By its declared size; null where none or only one side is declared. */
  readonly isLarge: boolean | null;
}

/** The first pictures outside header, menu and footer that are not declared to be small. */
export function leadingCandidates(images: readonly ImageFact[]): LeadingCandidate[] {
  const found: LeadingCandidate[] = [];
  for (const { src, url, width, height, loading, fetchpriority, region } of contentImages(images)) {
    if (found.length === MOST_CANDIDATES) break;
    const priority = fetchpriority === "high";
    if (!priority && (url === null || (region !== "main" && region !== "body"))) continue;
    const sides = [width, height].filter((side) => side !== null);
    if (sides.some((side) => side < LEAST_SIDE)) continue;
    found.push({ src, url, lazy: loading === "lazy", priority, isLarge: sides.length === 2 ? true : null });
  }
  return found;
}

/**
 * The picture that leads a page: the one the page calls most important, else the first that is large by what it declares
 * or, where it declares nothing, by its file. Files of icons are passed over. "unknown" where neither tells: a picture
 * without a size is not therefore large.
 */
export function leadingImage(
  candidates: readonly LeadingCandidate[],
  sizes: PictureSizes,
): LeadingCandidate | "unknown" | null {
  const shown = candidates.filter(({ url }) => !(shortSide(url, sizes) < ICON));
  const first = candidates.find(({ priority }) => priority) ?? shown[0];
  if (first === undefined) return null;
  const isLarge = first.priority || first.isLarge === true || shortSide(first.url, sizes) >= LEAST_SIDE;
  return isLarge ? first : "unknown";
}

/** The shorter side of a picture's file; NaN where it was not read. */
function shortSide(url: string | null, sizes: PictureSizes): number {
  const size = url === null ? undefined : sizes.get(url);
  return size === undefined ? Number.NaN : Math.min(size.width, size.height);
}
