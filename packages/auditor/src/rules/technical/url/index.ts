import type { Rule } from "../../../rule.ts";
import { urlFragmentRouting } from "./url-fragment-routing.ts";
import { urlRepetitiveSegments } from "./url-repetitive-segments.ts";
import { urlDoubleSlash } from "./url-double-slash.ts";
import { urlTooLong } from "./url-too-long.ts";
import { urlDuplicateParams } from "./url-duplicate-params.ts";

export const urlRules: readonly Rule[] = [
  urlTooLong,
  urlDoubleSlash,
  urlFragmentRouting,
  urlRepetitiveSegments,
  urlDuplicateParams,
];
