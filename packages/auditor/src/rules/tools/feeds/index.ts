import type { Rule } from "../../../rule.ts";
import { rssFeed } from "./rss-feed.ts";

export const feedsRules: readonly Rule[] = [rssFeed];
