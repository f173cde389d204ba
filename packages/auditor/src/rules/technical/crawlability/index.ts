import type { Rule } from "../../../rule.ts";
import { mobileParity } from "./mobile-parity.ts";
import { robotsBlockedWithNoindex } from "./robots-blocked-with-noindex.ts";
import { crawlCoverageGap } from "./crawl-coverage-gap.ts";
import { crawlTrapInfiniteSpace } from "./crawl-trap-infinite-space.ts";
import { robotsBlocksImages } from "./robots-blocks-images.ts";
import { robotsBlocksRenderingResources } from "./robots-blocks-rendering-resources.ts";
import { robotsDisallowSearchPages } from "./robots-disallow-search-pages.ts";
import { robotsGroupShadowing } from "./robots-group-shadowing.ts";
import { robotsTxtTooLarge } from "./robots-txt-too-large.ts";
import { robotsTxtWrongContentType } from "./robots-txt-wrong-content-type.ts";
import { htmlOver2mb } from "./html-over-2mb.ts";
import { internalUrlSessionId } from "./internal-url-session-id.ts";
import { internalUrlTrackingParams } from "./internal-url-tracking-params.ts";
import { robotsBlockedButLinked } from "./robots-blocked-but-linked.ts";
import { robotsBlocksWholeSite } from "./robots-blocks-whole-site.ts";
import { robotsNoSitemapLine } from "./robots-no-sitemap-line.ts";
import { robotsTxtMissing } from "./robots-txt-missing.ts";
import { robotsTxtSyntax } from "./robots-txt-syntax.ts";
import { robotsTxtUnreachable } from "./robots-txt-unreachable.ts";
import { wafBotChallenge } from "./waf-bot-challenge.ts";
import { robotsCrawlDelay } from "./robots-crawl-delay.ts";

export const crawlabilityRules: readonly Rule[] = [
  robotsTxtMissing,
  robotsTxtUnreachable,
  robotsTxtSyntax,
  robotsBlocksWholeSite,
  robotsBlockedButLinked,
  robotsNoSitemapLine,
  htmlOver2mb,
  internalUrlSessionId,
  internalUrlTrackingParams,
  wafBotChallenge,
  crawlCoverageGap,
  crawlTrapInfiniteSpace,
  robotsBlocksImages,
  robotsBlocksRenderingResources,
  robotsDisallowSearchPages,
  robotsGroupShadowing,
  robotsTxtTooLarge,
  robotsTxtWrongContentType,
  robotsBlockedWithNoindex,
  mobileParity,
  robotsCrawlDelay,
];
