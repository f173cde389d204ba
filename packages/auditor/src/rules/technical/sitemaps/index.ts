import type { Rule } from "../../../rule.ts";
import { sitemapHreflangErrors } from "./sitemap-hreflang-errors.ts";
import { sitemapLastmodChurn } from "./sitemap-lastmod-churn.ts";
import { sitemapLastmodDrift } from "./sitemap-lastmod-drift.ts";
import { sitemapLastmodMissing } from "./sitemap-lastmod-missing.ts";
import { sitemapOrphans } from "./sitemap-orphans.ts";
import { sitemapTooLarge } from "./sitemap-too-large.ts";
import { sitemapBlocked } from "./sitemap-blocked.ts";
import { sitemapForeignHost } from "./sitemap-foreign-host.ts";
import { sitemapInvalidXml } from "./sitemap-invalid-xml.ts";
import { sitemapMissing } from "./sitemap-missing.ts";
import { sitemapMissingPages } from "./sitemap-missing-pages.ts";
import { sitemapNoindex } from "./sitemap-noindex.ts";
import { sitemapNon200 } from "./sitemap-non-200.ts";
import { sitemapNonCanonical } from "./sitemap-non-canonical.ts";
import { sitemapUnreachable } from "./sitemap-unreachable.ts";
import { sitemapLastmodFuture } from "./sitemap-lastmod-future.ts";

export const sitemapsRules: readonly Rule[] = [
  sitemapMissing,
  sitemapUnreachable,
  sitemapInvalidXml,
  sitemapNon200,
  sitemapNoindex,
  sitemapNonCanonical,
  sitemapBlocked,
  sitemapForeignHost,
  sitemapMissingPages,
  sitemapHreflangErrors,
  sitemapLastmodChurn,
  sitemapLastmodDrift,
  sitemapLastmodMissing,
  sitemapOrphans,
  sitemapTooLarge,
  sitemapLastmodFuture,
];
