import type { Fixer } from "@audit/rules/fixes/fixer";
import {
  openGraph,
  openGraphImage,
  openGraphTitle,
  openGraphUrl,
  profileLinks,
  twitterCard,
} from "@audit/rules/fixes/head/social";
import { analyticsTag, feedLink, oneTag } from "@audit/rules/fixes/pages/tools";
import { openForNamed } from "@audit/rules/fixes/robots/robots-fixes";

export const socialFixers: Readonly<Record<string, Fixer>> = {
  "og-missing": openGraph,
  "og-incomplete": openGraph,
  "og-image-broken": openGraphImage,
  "og-image-generic": openGraphImage,
  "og-image-size": openGraphImage,
  "og-url-mismatch": openGraphUrl,
  "og-title-duplicate-template": openGraphTitle,
  "twitter-card-incomplete": twitterCard,
  "social-profiles-missing": profileLinks,
  "twitter-card-missing": twitterCard,
  "social-preview-bots-blocked": openForNamed,
};

export const toolsFixers: Readonly<Record<string, Fixer>> = {
  "rss-feed": feedLink,
  "analytics-missing": analyticsTag,
  "analytics-duplicate": oneTag,
  "analytics-missing-on-templates": analyticsTag,
};
