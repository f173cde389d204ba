import type { Rule } from "../../../rule.ts";
import { aiContentNeedsJs } from "./ai-content-needs-js.ts";
import { aiLatency } from "./ai-latency.ts";
import { aiSearchBotsBlocked } from "./ai-search-bots-blocked.ts";
import { aiTokenWeight } from "./ai-token-weight.ts";
import { aiTrainingPolicy } from "./ai-training-policy.ts";
import { aiUserFetchersBlocked } from "./ai-user-fetchers-blocked.ts";
import { aiExtractorSurvival } from "./ai-extractor-survival.ts";
import { aiPaywallGate } from "./ai-paywall-gate.ts";
import { aiBotsWafBlocked } from "./ai-bots-waf-blocked.ts";
import { aiBotsContentDiffers } from "./ai-bots-content-differs.ts";
import { aiPayPerCrawl } from "./ai-pay-per-crawl.ts";

export const aiAccessRules: readonly Rule[] = [
  aiContentNeedsJs,
  aiLatency,
  aiSearchBotsBlocked,
  aiTokenWeight,
  aiTrainingPolicy,
  aiUserFetchersBlocked,
  aiExtractorSurvival,
  aiPaywallGate,
  aiBotsWafBlocked,
  aiBotsContentDiffers,
  aiPayPerCrawl,
];
