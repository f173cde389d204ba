import type { SitemapFile } from "@audit/facts";

/** Sitemap files that search engines can read. */
export const usableSitemaps = (files: readonly SitemapFile[]): SitemapFile[] =>
  files.filter((file) => file.status === 200 && file.kind !== "unknown");

/** Files that robots.txt or a sitemap index names, not merely tried at the usual addresses. */
export const isDeclared = ({ from }: SitemapFile): boolean => from !== "default";

/** An address without quotes, brackets and commas that were left behind it. */
export const withoutSigns = (url: string): string => url.replace(/(?:["'<>(),;\]]|%22|%27|%3C|%3E)+$/i, "");
