import type { ImageFact } from "@audit/facts";
import { forLast } from "./for-last.ts";

const PIXEL = 3;

/** Images that carry content: an address, and not one of the invisible dots that count visits. */
export const contentImages = forLast((images: readonly ImageFact[]): readonly ImageFact[] =>
  images.filter(({ src, width, height }) => src !== "" && !isDot(width) && !isDot(height)),
);

const isDot = (length: number | null): boolean => length !== null && length <= PIXEL;
