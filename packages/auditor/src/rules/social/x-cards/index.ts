import type { Rule } from "../../../rule.ts";
import { twitterCardIncomplete } from "./twitter-card-incomplete.ts";
import { twitterCardMissing } from "./twitter-card-missing.ts";

export const xCardsRules: readonly Rule[] = [twitterCardIncomplete, twitterCardMissing];
