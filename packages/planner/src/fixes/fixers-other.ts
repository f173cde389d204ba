import type { Fixer } from "./fixer.ts";
import { openGraph, openGraphImage, twitterCard } from "./head/social.ts";
import { analyticsTag, oneTag } from "./pages/tools.ts";
import { openForNamed } from "./robots/robots-fixes.ts";

export const socialFixers: Readonly<Record<string, Fixer>> = {
  "og-missing": openGraph,
  "og-incomplete": openGraph,
  "og-image-broken": openGraphImage,
  "twitter-card-missing": twitterCard,
  "social-preview-bots-blocked": openForNamed,
};

export const toolsFixers: Readonly<Record<string, Fixer>> = {
  "analytics-missing": analyticsTag,
  "analytics-duplicate": oneTag,
  "analytics-missing-on-templates": analyticsTag,
};
