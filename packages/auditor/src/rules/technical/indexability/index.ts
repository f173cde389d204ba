import type { Rule } from "../../../rule.ts";
import { stagingHostIndexable } from "./staging-host-indexable.ts";
import { canonicalPlusNoindex } from "./canonical-plus-noindex.ts";
import { baseHrefProblem } from "./base-href-problem.ts";
import { canonicalConflictHeader } from "./canonical-conflict-header.ts";
import { canonicalInvalidAttributes } from "./canonical-invalid-attributes.ts";
import { canonicalLoop } from "./canonical-loop.ts";
import { canonicalParamsMissing } from "./canonical-params-missing.ts";
import { canonicalToBlocked } from "./canonical-to-blocked.ts";
import { canonicalUnlinked } from "./canonical-unlinked.ts";
import { indexBloatTemplate } from "./index-bloat-template.ts";
import { indexableThinArchive } from "./indexable-thin-archive.ts";
import { noimageindexSet } from "./noimageindex-set.ts";
import { robotsMetaOutsideHead } from "./robots-meta-outside-head.ts";
import { unavailableAfterPast } from "./unavailable-after-past.ts";
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
import { robotsMetaInvalid } from "./robots-meta-invalid.ts";

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
  baseHrefProblem,
  canonicalConflictHeader,
  canonicalInvalidAttributes,
  canonicalLoop,
  canonicalParamsMissing,
  canonicalToBlocked,
  canonicalUnlinked,
  indexBloatTemplate,
  indexableThinArchive,
  noimageindexSet,
  robotsMetaOutsideHead,
  unavailableAfterPast,
  canonicalPlusNoindex,
  stagingHostIndexable,
  robotsMetaInvalid,
];
