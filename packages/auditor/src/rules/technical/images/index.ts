import { imgOversizedPixels } from "./img-oversized-pixels.ts";
import { imgProductResolution } from "./img-product-resolution.ts";
import type { Rule } from "../../../rule.ts";
import { faviconMissing } from "./favicon-missing.ts";
import { imgAltMissing } from "./img-alt-missing.ts";
import { imgAltTooLong } from "./img-alt-too-long.ts";
import { imgDimensionsMissing } from "./img-dimensions-missing.ts";
import { imgNoSrcset } from "./img-no-srcset.ts";
import { imgPictureNoImg } from "./img-picture-no-img.ts";
import { imgBroken } from "./img-broken.ts";
import { imgTooHeavy } from "./img-too-heavy.ts";

export const imagesRules: readonly Rule[] = [
  faviconMissing,
  imgAltMissing,
  imgAltTooLong,
  imgDimensionsMissing,
  imgNoSrcset,
  imgPictureNoImg,
  imgBroken,
  imgTooHeavy,
  imgOversizedPixels,
  imgProductResolution,
];
