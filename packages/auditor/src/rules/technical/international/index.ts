import { languageSwitcherUncrawlable } from "./language-switcher-uncrawlable.ts";
import type { Rule } from "../../../rule.ts";
import { geoPriceInconsistent } from "./geo-price-inconsistent.ts";
import { internationalUrlStructure } from "./international-url-structure.ts";
import { currencyLocaleMismatch } from "./currency-locale-mismatch.ts";
import { hreflangConflict } from "./hreflang-conflict.ts";
import { hreflangIncompleteCluster } from "./hreflang-incomplete-cluster.ts";
import { hreflangInvalidCode } from "./hreflang-invalid-code.ts";
import { hreflangLangMismatch } from "./hreflang-lang-mismatch.ts";
import { hreflangMissingOnMultilingual } from "./hreflang-missing-on-multilingual.ts";
import { hreflangMultipleMethods } from "./hreflang-multiple-methods.ts";
import { hreflangNoReturn } from "./hreflang-no-return.ts";
import { hreflangOutsideHead } from "./hreflang-outside-head.ts";
import { hreflangRelative } from "./hreflang-relative.ts";
import { hreflangSelfMissing } from "./hreflang-self-missing.ts";
import { hreflangToNoindex } from "./hreflang-to-noindex.ts";
import { hreflangToNon200 } from "./hreflang-to-non-200.ts";
import { hreflangToNonCanonical } from "./hreflang-to-non-canonical.ts";
import { htmlLangMissing } from "./html-lang-missing.ts";
import { htmlLangInvalid } from "./html-lang-invalid.ts";

export const internationalRules: readonly Rule[] = [
  currencyLocaleMismatch,
  hreflangConflict,
  hreflangIncompleteCluster,
  hreflangInvalidCode,
  hreflangLangMismatch,
  hreflangMissingOnMultilingual,
  hreflangMultipleMethods,
  hreflangNoReturn,
  hreflangOutsideHead,
  hreflangRelative,
  hreflangSelfMissing,
  hreflangToNoindex,
  hreflangToNon200,
  hreflangToNonCanonical,
  htmlLangMissing,
  geoPriceInconsistent,
  internationalUrlStructure,
  languageSwitcherUncrawlable,
  htmlLangInvalid,
];
