import type { SiteChanges } from "./site-changes.ts";

/** What kind of thing a fix changes: fixes of a family are applied by the same code of the lab. */
export type FixFamily =
  | "markup"
  | "head"
  | "body"
  | "every page"
  | "file"
  | "sitemap"
  | "robots"
  | "redirect"
  | "server";

/** @param code as the action gives it; tells what of a page it changes */
export function fixFamilyOf(changes: SiteChanges, code: string): FixFamily {
  if (changes.robots !== null && changes.files.size === 0) return "robots";
  if (changes.files.size > 0) return "file";
  if (changes.sitemaps !== null) return "sitemap";
  if (changes.redirects.size > 0) return "redirect";
  if (changes.headers.size > 0 || changes.compress) return "server";
  if (changes.pages.size === 0) return "every page";
  if (code.includes("application/ld+json")) return "markup";
  return /<(title|meta|link|html|base)\b/i.test(code) ? "head" : "body";
}
