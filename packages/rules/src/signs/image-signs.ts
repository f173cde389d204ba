import type { ImageFact, PageFacts } from "@audit/facts";
import { contentImages, leadingImage } from "../reading/content-images.ts";
import { nameBits } from "./bits.ts";
import { LONGEST_ALT, WIDER_THAN_PHONES } from "../knowledge/limits.ts";

export const imageBits = nameBits(
  "images",
  "pictures",
  "picturesWithoutImage",
  /** Images that carry content; all below is told of these. */
  "contentImages",
  "namelessImages",
  "describedImages",
  "longDescriptions",
  /** With an address. */
  "addressedImages",
  "unsizedImages",
  "wideImages",
  /** The first large one in view. */
  "leadingImage",
  "leadingImageLazy",
);

const bit = imageBits;

/** What a page's images say, told in one walk over them. */
export function readImageSigns({ images }: PageFacts): number {
  let signs = 0;
  if (images.total > 0) signs |= bit.images;
  if (images.picturesWithoutImage > 0) signs |= bit.pictures | bit.picturesWithoutImage;
  for (const { inPicture } of images.list) if (inPicture) signs |= bit.pictures;
  const content = contentImages(images.list);
  if (content.length === 0) return signs;
  for (const image of content) signs |= signsOf(image);
  const leading = leadingImage(images.list);
  if (leading !== null)
    signs |= leading.loading === "lazy" ? bit.leadingImage | bit.leadingImageLazy : bit.leadingImage;
  return signs | bit.contentImages;
}

function signsOf({ url, alt, width, height }: ImageFact): number {
  let signs = 0;
  if (alt === null) signs |= bit.namelessImages;
  else if (alt.length > LONGEST_ALT) signs |= bit.describedImages | bit.longDescriptions;
  else if (alt !== "" && alt.trim() !== "") signs |= bit.describedImages;
  if (url === null) return signs;
  if (width === null || height === null) signs |= bit.unsizedImages;
  if ((width ?? 0) >= WIDER_THAN_PHONES) signs |= bit.wideImages;
  return signs | bit.addressedImages;
}
