import type { Rule } from "../../../rule.ts";
import { canonicalChain } from "./canonical-chain.ts";
import { canonicalCrossDomain } from "./canonical-cross-domain.ts";
import { canonicalEmptyOrInvalid } from "./canonical-empty-or-invalid.ts";
import { canonicalHttpOnHttps } from "./canonical-http-on-https.ts";
import { canonicalMissing } from "./canonical-missing.ts";
import { canonicalMultiple } from "./canonical-multiple.ts";
import { canonicalOutsideHead } from "./canonical-outside-head.ts";
import { canonicalToHomepage } from "./canonical-to-homepage.ts";
import { canonicalToNoindex } from "./canonical-to-noindex.ts";
import { canonicalToNon200 } from "./canonical-to-non-200.ts";
import { dataNosnippetOverAnswer } from "./data-nosnippet-over-answer.ts";
import { maxSnippetTooSmall } from "./max-snippet-too-small.ts";
import { nofollowPageLevel } from "./nofollow-page-level.ts";
import { noindexOnImportantPage } from "./noindex-on-important-page.ts";
import { noindexSiteWide } from "./noindex-site-wide.ts";
import { nosnippetSet } from "./nosnippet-set.ts";
import { robotsDirectivesConflict } from "./robots-directives-conflict.ts";

export const indexabilityRules: readonly Rule[] = [
  noindexOnImportantPage,
  noindexSiteWide,
  nofollowPageLevel,
  robotsDirectivesConflict,
  nosnippetSet,
  maxSnippetTooSmall,
  dataNosnippetOverAnswer,
  canonicalMissing,
  canonicalMultiple,
  canonicalOutsideHead,
  canonicalEmptyOrInvalid,
  canonicalToNon200,
  canonicalToNoindex,
  canonicalChain,
  canonicalToHomepage,
  canonicalHttpOnHttps,
  canonicalCrossDomain,
];
