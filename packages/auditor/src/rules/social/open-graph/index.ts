import type { Rule } from "../../../rule.ts";
import { ogImageBroken } from "./og-image-broken.ts";
import { ogImageGeneric } from "./og-image-generic.ts";
import { ogImageSize } from "./og-image-size.ts";
import { ogIncomplete } from "./og-incomplete.ts";
import { ogMissing } from "./og-missing.ts";
import { ogUrlMismatch } from "./og-url-mismatch.ts";
import { socialPreviewBotsBlocked } from "./social-preview-bots-blocked.ts";
import { socialJsOnly } from "./social-js-only.ts";
import { ogLocale } from "./og-locale.ts";
import { ogTitleDuplicateTemplate } from "./og-title-duplicate-template.ts";

export const openGraphRules: readonly Rule[] = [
  ogImageBroken,
  ogImageGeneric,
  ogImageSize,
  ogIncomplete,
  ogMissing,
  ogUrlMismatch,
  socialPreviewBotsBlocked,
  socialJsOnly,
  ogLocale,
  ogTitleDuplicateTemplate,
];
