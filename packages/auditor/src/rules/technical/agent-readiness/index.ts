import type { Rule } from "../../../rule.ts";
import { llmsTxtManipulative } from "./llms-txt-manipulative.ts";
import { agentA11yTree } from "./agent-a11y-tree.ts";
import { agentStateInUrl } from "./agent-state-in-url.ts";
import { agentHiddenPromptInjection } from "./agent-hidden-prompt-injection.ts";
import { agentProductFeedFields } from "./agent-product-feed-fields.ts";
import { agentOverlayBlocksClick } from "./agent-overlay-blocks-click.ts";

export const agentReadinessRules: readonly Rule[] = [
  llmsTxtManipulative,
  agentA11yTree,
  agentStateInUrl,
  agentHiddenPromptInjection,
  agentProductFeedFields,
  agentOverlayBlocksClick,
];
