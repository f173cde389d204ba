import type { Rule } from "../../../rule.ts";
import { contentTypeWrong } from "./content-type-wrong.ts";
import { headBrokenEarly } from "./head-broken-early.ts";
import { htmlEmpty } from "./html-empty.ts";
import { multipleHeadBody } from "./multiple-head-body.ts";
import { mojibake } from "./mojibake.ts";
import { placeholderText } from "./placeholder-text.ts";
import { doctypeMissing } from "./doctype-missing.ts";
import { charsetMissing } from "./charset-missing.ts";

export const htmlValidityRules: readonly Rule[] = [
  contentTypeWrong,
  headBrokenEarly,
  htmlEmpty,
  multipleHeadBody,
  mojibake,
  placeholderText,
  doctypeMissing,
  charsetMissing,
];
